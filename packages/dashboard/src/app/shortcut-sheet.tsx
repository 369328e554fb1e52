import { useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Modal } from "../ui/modal.tsx"
import { activeShortcuts, type Shortcut, useShortcut } from "../ui/shortcuts.ts"

/** Lists the shortcuts of the current screen; opened with `?`. */
export function ShortcutSheet() {
  const { t } = useI18n()
  const [shown, setShown] = useState<readonly Shortcut[]>()
  useShortcut("?", t("shortcut.sheet"), () => setShown(activeShortcuts()))
  if (shown === undefined) return null
  return (
    <Modal title={t("shortcut.sheet")} onClose={() => setShown(undefined)}>
      <dl className="grid gap-1 text-sm">
        {shown.map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4 rounded-lg px-2 py-1.5 odd:bg-sunk">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded-md border border-edge/60 bg-card px-2 py-0.5 font-mono text-xs">
                {keys.replace("mod+", "Ctrl ").replace(/^[a-z]$/, (letter) => letter.toUpperCase())}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
