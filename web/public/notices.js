/* Shows notices that the server sends while no page is open, and opens the table that one is about. It does nothing else. */
"use strict";

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function show(data) {
  const { title, body, url, tag } = data.json();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever looks at the table needs no notice.
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url)) return;
  await self.registration.showNotification(title, { body, tag, renotify: true, icon: "/icon.svg", data: { url } });
}

async function open(url) {
  if (!url.startsWith("/tables/")) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
