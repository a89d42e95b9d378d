/** The name a person gave last, kept in the browser. */
export function rememberedName(): string {
  try {
    return localStorage.getItem("name") ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem("name", name);
  } catch {
    // A browser that keeps nothing asks for the name again.
  }
}
