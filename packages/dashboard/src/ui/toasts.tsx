import { useEffect, useSyncExternalStore } from "react"
import { useWords } from "../words/words.tsx"
import { IconButton } from "./button.tsx"
import { Icon } from "./icon.tsx"

export interface Toast {
  readonly text: string
  readonly look?: "plain" | "bad"
  /** What `u` does too, as long as this is the newest. */
  readonly undo?: { readonly label: string; readonly run: () => void }
}
interface Shown extends Toast {
  readonly id: number
}

const STAYS_MS = 12_000
const MOST = 3
let toasts: readonly Shown[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Shown[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something at the foot of the page, and to screen readers. */
export function say(toast: Toast): void {
  last += 1
  set([...toasts, { ...toast, id: last }].slice(-MOST))
}

/** Undoes what the newest message offers to undo. */
export function undoNewest(): void {
  const newest = toasts.findLast((toast) => toast.undo !== undefined)
  if (newest === undefined) return
  set(toasts.filter((toast) => toast !== newest))
  newest.undo?.run()
}

export function Toasts() {
  const { t } = useWords()
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
  return (
    <section
      aria-label={t("messages")}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {shown.map((toast) => (
        <One key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function One({ toast }: { readonly toast: Shown }) {
  const { t } = useWords()
  const gone = () => set(toasts.filter((other) => other.id !== toast.id))
  useEffect(() => {
    const timer = setTimeout(() => set(toasts.filter((other) => other.id !== toast.id)), STAYS_MS)
    return () => clearTimeout(timer)
  }, [toast.id])
  const isBad = toast.look === "bad"
  return (
    <div
      className={`pointer-events-auto flex max-w-lg items-center gap-3 rounded-xl border bg-card py-1.5 ps-4 pe-2 text-sm shadow-lg ${isBad ? "border-bad text-bad" : "border-line"}`}
    >
      <span className="min-w-0 py-1 wrap-anywhere">{toast.text}</span>
      {toast.undo !== undefined && (
        <button
          type="button"
          className="min-h-9 rounded-lg px-2 font-semibold whitespace-nowrap text-mark hover:bg-sunk"
          onClick={() => {
            gone()
            toast.undo?.run()
          }}
        >
          {toast.undo.label}
        </button>
      )}
      <IconButton label={t("close")} onClick={gone} className="size-8">
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  )
}
