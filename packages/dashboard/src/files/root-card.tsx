import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Ago } from "../memories/labels.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"
import { useDebouncedText } from "../ui/use-debounced-text.ts"
import { type FollowedRoot, listFiles } from "./files-api.ts"
import { formatLabel } from "./format-label.ts"

/** Typing pauses for this long before the list is narrowed. */
const PAUSE_MS = 250

export interface RootCardProps {
  readonly root: FollowedRoot
  /** Whether the key may read and remove folders. */
  readonly isAdmin: boolean
  readonly isBusy: boolean
  readonly onSync: () => void
  readonly onRemove: () => void
}

/** A followed folder: what it holds, when it was read, and what could not be read. */
export function RootCard({ root, isAdmin, isBusy, onSync, onRemove }: RootCardProps) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  const hasNotes = root.format === "markdown"
  const owner = [root.user, root.agent].filter((name) => name !== null).join(" · ")
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 dir="ltr" className="font-mono text-sm font-medium wrap-anywhere">
          {root.path}
        </h2>
        <Badge>{formatLabel(t, root.format)}</Badge>
        {hasNotes && (
          <Badge variant={root.trust === "owner" ? "mark" : "plain"}>
            {t(root.trust === "owner" ? "files.injected" : "files.searched")}
          </Badge>
        )}
        {!root.isAdded && <Badge>{t("files.configured")}</Badge>}
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-soft">
        {owner !== "" && <span dir="auto">{owner}</span>}
        {root.files !== null && <span>{t("files.files", { count: root.files })}</span>}
        {root.chunks !== null && <span>{t("files.chunks", { count: root.chunks })}</span>}
        {root.syncedAt === null ? <span>{t("files.never")}</span> : <Ago at={root.syncedAt} />}
      </p>
      {root.error !== null && (
        <p role="alert" className="rounded-lg bg-bad-tint px-3 py-2 text-sm text-bad wrap-anywhere">
          {root.error}
        </p>
      )}
      {root.unwatched !== null && root.error === null && (
        <p className="text-sm text-soft">{t("files.unwatched", { why: root.unwatched })}</p>
      )}
      {root.skipped.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-warn">{t("files.skipped", { count: root.skipped.length })}</summary>
          <ul className="mt-2 grid gap-1">
            {root.skipped.map(({ path, message }) => (
              <li key={path} className="wrap-anywhere">
                <span dir="ltr" className="font-mono text-xs">
                  {path}
                </span>{" "}
                <span className="text-soft">{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {root.forgotten.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p>{t("files.forgotten")}</p>
          <ul className="flex flex-wrap gap-x-3">
            {root.forgotten.map((place) => (
              <li key={place}>
                <FileLink root={root.path} citation={place} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAdmin && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={onSync}>
            {t("files.sync")}
          </Button>
          {hasNotes && (
            <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {t("files.show")}
            </Button>
          )}
          {root.isAdded && (
            <Button variant="danger" disabled={isBusy} onClick={onRemove}>
              {t("files.remove")}
            </Button>
          )}
        </div>
      )}
      {isShown && <Files root={root.path} />}
    </li>
  )
}

function FileLink({ root, citation }: { readonly root: string; readonly citation: string }) {
  return (
    <Link
      to="/files"
      search={{ open: citation, root }}
      dir="ltr"
      className="inline-block py-1.5 font-mono text-xs text-mark wrap-anywhere underline underline-offset-2"
    >
      {citation}
    </Link>
  )
}

function Files({ root }: { readonly root: string }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const [contains, setContains] = useState("")
  const [text, setText] = useDebouncedText(contains, PAUSE_MS, setContains)
  const list = useServerQuery(["files", name, root, contains], () => listFiles({ root, contains }, tenantParam))
  const more = list.data === undefined ? 0 : list.data.total - list.data.files.length
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <InputField label={t("files.filter")} value={text} onText={setText} dir="ltr" className="max-w-sm" />
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      <ul>
        {list.data?.files.map(({ path, chunks }) => (
          <li key={path} className="flex flex-wrap items-baseline gap-x-3">
            <FileLink root={root} citation={path} />
            <span className="text-xs text-soft">{t("files.chunks", { count: chunks })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-soft">{t("files.more", { count: more })}</p>}
    </div>
  )
}
