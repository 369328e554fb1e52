import { useId, useRef, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { type ColumnName, defaultVisibility, optionalColumns } from "./columns.tsx"

const STORED = "keepsake.columns"
type Visibility = Readonly<Record<ColumnName, boolean>>

/** Column visibility, stored in this browser. */
export function useColumns(): readonly [Visibility, (name: ColumnName, isShown: boolean) => void] {
  const [visibility, setVisibility] = useState(readStored)
  const change = (name: ColumnName, isShown: boolean) => {
    const next = { ...visibility, [name]: isShown }
    localStorage.setItem(STORED, JSON.stringify(next))
    setVisibility(next)
  }
  return [visibility, change]
}

function readStored(): Visibility {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(STORED) ?? "{}"))
    const known = Object.entries(defaultVisibility).map(([name, isShown]) => [
      name,
      typeof stored[name] === "boolean" ? stored[name] : isShown,
    ])
    // The same names as in `shownAtFirst`.
    return Object.fromEntries(known) as Visibility
  } catch {
    return defaultVisibility
  }
}

export interface ColumnChoiceProps {
  readonly visibility: Visibility
  readonly onChange: (name: ColumnName, isShown: boolean) => void
}

/** A popover with a checkbox for each column. Hidden on phones, where rows have no columns. */
export function ColumnChoice({ visibility, onChange }: ColumnChoiceProps) {
  const { t } = useI18n()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="relative max-md:hidden">
      <Button ref={button} popoverTarget={id}>
        {t("columns")}
      </Button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => {
          const list = event.currentTarget
          const place = button.current?.getBoundingClientRect()
          if (place === undefined) return
          list.style.top = `${place.bottom + 6}px`
          list.style.left = `${Math.max(8, Math.min(place.left, window.innerWidth - list.offsetWidth - 8))}px`
        }}
        className="m-0 rounded-xl border border-line bg-card p-2 text-sm text-ink shadow-xl"
      >
        {Object.entries(optionalColumns).map(([name, { word }]) => (
          <label key={name} className="flex min-h-8 items-center gap-2 rounded-md px-2 hover:bg-sunk">
            <input
              type="checkbox"
              // The names of an object of this type.
              checked={visibility[name as ColumnName]}
              onChange={({ target }) => onChange(name as ColumnName, target.checked)}
              className="size-4 accent-mark"
            />
            {t(word)}
          </label>
        ))}
      </div>
    </div>
  )
}
