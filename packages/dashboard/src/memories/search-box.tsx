import type { RefObject } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { inputClass } from "../ui/field.tsx"
import { Icon } from "../ui/icon.tsx"
import { useDebouncedText } from "../ui/use-debounced-text.ts"
import type { MemoriesSearch } from "./list-search.ts"

/** Debounce of the search. */
const PAUSE_MS = 180

export interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly search: MemoriesSearch
  readonly onChange: (change: Pick<MemoriesSearch, "q" | "by"> | { q: undefined } | { by: undefined }) => void
  readonly isBusy: boolean
}

/** Searches with recall, or for plain text. */
export function SearchBox({ box, search, onChange, isBusy }: SearchBoxProps) {
  const { t } = useI18n()
  const [text, setText] = useDebouncedText(search.q ?? "", PAUSE_MS, (typed) =>
    onChange({ q: typed === "" ? undefined : typed }),
  )
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-center gap-2 max-sm:contents">
      <div className="relative min-w-0 flex-1 max-sm:basis-full">
        <Icon name="search" className="pointer-events-none absolute start-2.5 top-2.5 size-4 text-soft" />
        <input
          ref={box}
          type="search"
          aria-label={t("search.label")}
          placeholder={
            search.by === "contains" || search.asOf !== undefined ? t("search.contains") : t("search.ranked")
          }
          value={text}
          maxLength={10_000}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" && event.key !== "Enter") return
            // The browser would clear the input; the focus moves to the list instead.
            event.preventDefault()
            event.currentTarget.blur()
          }}
          aria-busy={isBusy}
          className={`${inputClass} ps-8.5`}
        />
      </div>
      <select
        aria-label={t("search.by")}
        disabled={search.asOf !== undefined}
        value={search.asOf === undefined ? (search.by ?? "ranked") : "contains"}
        onChange={(event) => onChange({ by: event.target.value === "contains" ? "contains" : undefined })}
        className={`${inputClass} w-auto max-w-40 max-sm:max-w-none max-sm:flex-1`}
      >
        <option value="ranked">{t("search.by.ranked")}</option>
        <option value="contains">{t("search.by.contains")}</option>
      </select>
    </div>
  )
}
