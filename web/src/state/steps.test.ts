import { beforeEach, expect, test, vi } from "vitest";

import { go } from "./route.svelte";
import { stepBack, whenArrived } from "./steps";

const back = vi.spyOn(history, "back").mockImplementation(() => undefined);

/** The browser takes the step. */
async function arrive(): Promise<void> {
  window.dispatchEvent(new PopStateEvent("popstate"));
  await Promise.resolve();
}

beforeEach(() => back.mockClear());

test("nothing goes anywhere before a step back is taken", async () => {
  const then = vi.fn();
  stepBack();
  whenArrived(then);
  expect(then).not.toHaveBeenCalled();
  await arrive();
  expect(then).toHaveBeenCalledOnce();
  whenArrived(then);
  expect(then).toHaveBeenCalledTimes(2);
});

test("a page that is asked for meanwhile is opened then", async () => {
  const before = location.pathname;
  stepBack();
  go("/rules");
  expect(location.pathname).toBe(before);
  await arrive();
  expect(location.pathname).toBe("/rules");
});

test("several steps are taken one after the other", async () => {
  const then = vi.fn();
  stepBack();
  whenArrived(stepBack);
  whenArrived(then);
  expect(back).toHaveBeenCalledTimes(1);
  await arrive();
  expect(back).toHaveBeenCalledTimes(2);
  expect(then).not.toHaveBeenCalled();
  await arrive();
  await Promise.resolve();
  expect(then).toHaveBeenCalledOnce();
});
