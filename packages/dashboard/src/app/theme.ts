export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

const STORED = "keepsake.theme"

export function storedTheme(): Theme {
  return themes.find((theme) => theme === localStorage.getItem(STORED)) ?? "system"
}

export function storeTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme)
  applyTheme(theme)
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
