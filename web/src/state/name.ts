/** The name a person gave last, kept in the browser. */
export function rememberedName(): string {
  try {
    return localStorage.getItem("name") ?? "";
  } catch {
    return "";
  }
}

/** Nothing is kept of an empty one. */
export function rememberName(name: string): void {
  try {
    if (name) localStorage.setItem("name", name);
    else localStorage.removeItem("name");
  } catch {
    // A browser that keeps nothing asks for the name again.
  }
}
