/** The lesson's own requests. */
import { ask } from "../api/rest";
import type { Table } from "../api/types";
import type { LessonScene } from "./types";

export const getLesson = (): Promise<LessonScene[]> => ask("GET", "/lesson");
export const beginScene = (name: string): Promise<Table> => ask("POST", `/lesson/${name}`);
