import type { RefObject } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { useShortcut } from "./shortcuts.ts"

/** `j` and `k` move the focus through the links of a list; Enter follows one. */
export function useListNavigation(list: RefObject<HTMLElement | null>): void {
  const { t } = useI18n()
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])]
    const at = links.findIndex((link) => link.matches(":focus"))
    links[at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
  }
  useShortcut("j", t("shortcut.next"), () => step(1))
  useShortcut("k", t("shortcut.previous"), () => step(-1))
}
