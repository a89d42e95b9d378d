/** Light, dark, or as the system has it. */
export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

function stored(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

let theme = $state<Theme>(stored());

export function currentTheme(): Theme {
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  if (next === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = next;
  try {
    if (next === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", next);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}
