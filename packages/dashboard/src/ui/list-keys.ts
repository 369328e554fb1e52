import type { RefObject } from "react"
import { useWords } from "../words/words.tsx"
import { useShortcut } from "./shortcuts.ts"

/** `j` and `k` lead from one link of a list to the next; Enter follows it. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const { t } = useWords()
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])]
    const at = links.findIndex((link) => link.matches(":focus"))
    links[at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
  }
  useShortcut("j", t("shortcut.next"), () => step(1))
  useShortcut("k", t("shortcut.previous"), () => step(-1))
}
