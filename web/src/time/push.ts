/** Notices of this browser: it is asked for an address that the server can send them to. */
import { ask } from "../api/rest";
import { currentLanguage } from "../state/language.svelte";

const WORKER = "/notices.js";

export type State = "on" | "off" | "refused" | "cannot" | "none";

/** How it stands with them here. */
export async function notices(): Promise<State> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "cannot";
  if ((await serverKey()) === null) return "none";
  if (Notification.permission === "denied") return "refused";
  return (await subscribed()) ? "on" : "off";
}

export async function switchOn(): Promise<State> {
  const key = await serverKey();
  if (key === null) return "none";
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  try {
    await ask("POST", "/push", { endpoint, key: keys["p256dh"], secret: keys["auth"], language: currentLanguage() });
  } catch (error) {
    await subscription.unsubscribe(); // nobody would send anything there
    throw error;
  }
  return "on";
}

export async function switchOff(): Promise<State> {
  const subscription = await subscribed();
  if (subscription) {
    await subscription.unsubscribe(); // first: it holds also where the server does not know us any more
    await ask("POST", "/push/off", { endpoint: subscription.endpoint });
  }
  return "off";
}

async function serverKey(): Promise<string | null> {
  return (await ask<{ key: string | null }>("GET", "/push")).key;
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}
