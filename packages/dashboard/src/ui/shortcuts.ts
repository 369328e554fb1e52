import { useEffect, useRef } from "react"

export interface Shortcut {
  /** As `KeyboardEvent.key`; `mod+` before it is Ctrl, or Command on a Mac. */
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

const activeSet = new Set<Shortcut>()

/** The registered shortcuts, for the help dialog. */
export function activeShortcuts(): readonly Shortcut[] {
  return [...activeSet]
}

/** Registers a shortcut while the component is mounted. It is inactive during text input and in dialogs. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const shortcut = { keys, label, run: () => latest.current() }
    activeSet.add(shortcut)
    return () => {
      activeSet.delete(shortcut)
    }
  }, [keys, label])
}

/** Installs the page's only key listener. */
export function useShortcutListener(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMod = event.ctrlKey || event.metaKey
      if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]") !== null) return
      if (!isMod && isTextInput(event.target)) return
      const keys = isMod ? `mod+${event.key.toLowerCase()}` : event.key
      const match = [...activeSet].findLast((shortcut) => shortcut.keys === keys)
      if (match === undefined) return
      event.preventDefault()
      match.run()
    }
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
}

function isTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !isToggle(target)
  )
}

function isToggle(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && (target.type === "checkbox" || target.type === "radio")
}
