import type { MessageKey } from "../i18n/translate.ts"
import type { IconName } from "../ui/icon.tsx"

/** The entries of the menu. */
export const screens = [
  { to: "/", word: "nav.overview", icon: "overview" },
  { to: "/memories", word: "nav.memories", icon: "memories" },
  { to: "/review", word: "nav.review", icon: "review" },
  { to: "/episodes", word: "nav.episodes", icon: "past" },
  { to: "/files", word: "nav.files", icon: "files" },
  { to: "/consolidation", word: "nav.consolidation", icon: "filter" },
  { to: "/explain", word: "nav.explain", icon: "explain" },
  { to: "/playground", word: "nav.playground", icon: "playground" },
  { to: "/traces", word: "nav.traces", icon: "traces" },
  { to: "/connect", word: "nav.connect", icon: "connect" },
  { to: "/settings", word: "nav.settings", icon: "settings" },
] as const satisfies readonly { readonly to: string; readonly word: MessageKey; readonly icon: IconName }[]
