import { useEffect, useSyncExternalStore } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { IconButton } from "./button.tsx"
import { Icon } from "./icon.tsx"

export interface Toast {
  readonly text: string
  readonly variant?: "plain" | "bad"
  /** Also triggered by `u` while this is the newest toast. */
  readonly undo?: { readonly label: string; readonly run: () => void }
}
interface Shown extends Toast {
  readonly id: number
}

const DURATION_MS = 12_000
const MAX_TOASTS = 3
let toasts: readonly Shown[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setToasts(next: readonly Shown[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast and announces it to screen readers. */
export function showToast(toast: Toast): void {
  lastId += 1
  setToasts([...toasts, { ...toast, id: lastId }].slice(-MAX_TOASTS))
}

/** Runs the undo action of the newest toast that has one. */
export function undoNewest(): void {
  const newest = toasts.findLast((toast) => toast.undo !== undefined)
  if (newest === undefined) return
  setToasts(toasts.filter((toast) => toast !== newest))
  newest.undo?.run()
}

export function Toasts() {
  const { t } = useI18n()
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
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastMessage({ toast }: { readonly toast: Shown }) {
  const { t } = useI18n()
  const gone = () => setToasts(toasts.filter((other) => other.id !== toast.id))
  useEffect(() => {
    const timer = setTimeout(() => setToasts(toasts.filter((other) => other.id !== toast.id)), DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast.id])
  const isBad = toast.variant === "bad"
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
