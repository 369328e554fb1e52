import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { BusyIndicator, useIsBusy } from "./busy-indicator.tsx"
import { IconButton } from "./button.tsx"
import { Icon } from "./icon.tsx"

export interface ModalProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Whether Escape and the close button close it. */
  readonly isClosable?: boolean
}

/** A native modal dialog: it traps and restores the focus, makes the page inert, and closes with Escape. */
export function Modal({ title, onClose, children, isClosable = true }: ModalProps) {
  const { t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const waits = useIsBusy()
  // A layout effect closes the dialog before it is removed; only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The close button is first in the dialog, but the first input should get the focus.
    element?.querySelector<HTMLElement>("input:not(:disabled), textarea, select")?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (isClosable) onClose()
      }}
      className={`m-auto w-[calc(100vw-1.5rem)] max-w-xl max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-2xl border border-line bg-card p-5 text-ink shadow-2xl`}
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        {isClosable && (
          <IconButton label={t("close")} onClick={onClose} className="-me-2">
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      {children}
      <BusyIndicator isWaiting={waits} />
    </dialog>
  )
}
