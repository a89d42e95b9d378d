// Before anything is drawn, so that no light page flashes in a dark room. A file of its own, as pages run no inline script.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing: the system's theme it is.
}
