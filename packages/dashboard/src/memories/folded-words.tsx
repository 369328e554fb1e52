import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"

export interface FoldedWordsProps {
  readonly words: readonly string[]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** How many sentences of a conversation state a memory, and the sentences when it is open. */
export function FoldedWords({ words, isOpen, onToggle }: FoldedWordsProps) {
  const { t } = useI18n()
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="inline-flex min-h-[24px] items-center gap-1 text-xs text-soft hover:text-ink hover:underline"
      >
        <Icon name="next" className={`size-3 ${isOpen ? "rotate-90" : "rtl:rotate-180"}`} />
        {t("words.folded", { count: words.length })}
      </button>
      {isOpen && (
        <ul>
          {words.map((sentence) => (
            <li
              key={sentence}
              dir="auto"
              className="h-6 truncate border-s-2 border-mark ps-2 text-xs leading-6 text-soft"
              title={sentence}
            >
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
