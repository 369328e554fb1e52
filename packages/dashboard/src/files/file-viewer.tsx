import { useEffect, useRef } from "react"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Modal } from "../ui/modal.tsx"
import { readFile } from "./files-api.ts"

/** Lines that are shown before and after the cited ones. */
const AROUND = 20

interface Place {
  readonly path: string
  readonly first?: number
  readonly last?: number
}

/** Shows the lines of a citation in their file. */
export function FileViewer({
  citation,
  root,
  onClose,
}: {
  readonly citation: string
  readonly root?: string | undefined
  readonly onClose: () => void
}) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const { path, first, last } = placeOf(citation)
  const from = first === undefined ? 1 : Math.max(1, first - AROUND)
  const file = useServerQuery(["file", name, citation, root], () =>
    readFile(
      {
        path,
        from,
        ...(root !== undefined && { root }),
        ...(last !== undefined && { lines: last - from + 1 + AROUND }),
      },
      tenantParam,
    ),
  )
  const cited = useRef<HTMLDivElement>(null)
  const isRead = file.data !== undefined
  useEffect(() => {
    if (isRead) cited.current?.scrollIntoView({ block: "center" })
  }, [isRead])
  const lines = file.data === undefined || file.data.lines === 0 ? [] : file.data.text.split("\n")
  return (
    <Modal title={citation} onClose={onClose}>
      {file.isError && <ErrorState error={file.error} onRetry={() => void file.refetch()} />}
      {file.isSuccess && file.data.lines === 0 && <p className="text-sm">{t("files.missing")}</p>}
      {lines.length > 0 && (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          className="max-h-[60dvh] overflow-auto rounded-lg bg-sunk py-2 font-mono text-xs leading-relaxed"
        >
          {lines.map((line, at) => {
            const number = from + at
            const isCited = first !== undefined && number >= first && number <= (last ?? first)
            return (
              <div
                key={number}
                ref={number === first ? cited : undefined}
                className={`grid grid-cols-[3rem_minmax(0,1fr)] gap-3 px-2 ${isCited ? "bg-tint" : ""}`}
              >
                <span className="text-end text-soft select-none">{number}</span>
                <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {line}
                </span>
              </div>
            )
          })}
        </div>
      )}
    </Modal>
  )
}

function placeOf(citation: string): Place {
  const [, path, first, last] = /^(.+)#L(\d{1,9})(?:-L(\d{1,9}))?$/.exec(citation) ?? []
  if (path === undefined || first === undefined) return { path: citation }
  return { path, first: Number(first), last: Number(last ?? first) }
}
