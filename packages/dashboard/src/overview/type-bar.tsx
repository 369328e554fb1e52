import { Link } from "@tanstack/react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { TypeLabel, typeFills } from "../memories/labels.tsx"
import { COUNTED, type memoryTypes } from "../memories/list-search.ts"

/** A stacked bar of types with links to the filtered list. */
export function TypeBar({ counts }: { readonly counts: readonly (readonly [(typeof memoryTypes)[number], number])[] }) {
  const { number } = useI18n()
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <div className="grid gap-3">
      <div className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunk" aria-hidden="true">
        {counts.map(([type, count]) =>
          count === 0 ? null : (
            <div key={type} className={typeFills[type]} style={{ width: `${(100 * count) / total}%` }} />
          ),
        )}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {counts.map(([type, count]) => (
          <li key={type}>
            <Link
              to="/memories"
              search={{ ...COUNTED, type }}
              className="inline-flex items-center gap-2 rounded-md hover:underline"
            >
              <TypeLabel type={type} />
              <span className="text-sm tabular-nums text-soft">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
