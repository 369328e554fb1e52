import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"
import { MemoryLink, SessionLink } from "../memories/memory-link.tsx"
import { Badge } from "../ui/badge.tsx"

type Item = RouteOutput<Routes["getConsolidation"]>["items"][number]

interface ItemRowProps {
  readonly item: Item
  /** Whether its run can still be taken. */
  readonly isTakeable: boolean
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** One proposed change: the memory that goes, the one that stays, and why. */
export function ItemRow({ item, isTakeable, chosen, onToggle }: ItemRowProps) {
  const { t } = useI18n()
  const { memory, stays, session, kind } = item
  const name = memory?.content ?? (kind === "summarize" ? (session ?? "") : t("consolidation.gone"))
  const isGoing = kind === "merge" || kind === "archive"
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line p-3 text-sm">
      {item.state === "open" ? (
        isTakeable && (
          <input
            type="checkbox"
            checked={chosen}
            onChange={onToggle}
            aria-label={name}
            className="mt-0.5 size-5 shrink-0 accent-mark"
          />
        )
      ) : (
        <Badge variant={item.state === "taken" ? "good" : "plain"}>{t(`consolidation.item.${item.state}`)}</Badge>
      )}
      <div className="grid min-w-0 gap-1">
        {kind === "summarize" && session !== null ? (
          <SessionLink session={session}>{session}</SessionLink>
        ) : memory === null ? (
          <span className="text-soft">{name}</span>
        ) : (
          <MemoryLink
            id={memory.id}
            className={`wrap-anywhere hover:underline ${isGoing ? "line-through decoration-soft" : ""}`}
          >
            {name}
          </MemoryLink>
        )}
        {stays !== null && (
          <MemoryLink id={stays.id} className="wrap-anywhere hover:underline">
            {stays.content}
          </MemoryLink>
        )}
        <span className="text-xs text-soft">{reasonText(t, item)}</span>
      </div>
    </li>
  )
}

function reasonText(t: ReturnType<typeof useI18n>["t"], { reason, idleDays, sources }: Item): string {
  if (reason === "idle") return t("consolidation.reason.idle", { count: idleDays ?? 0 })
  if (reason === "mentioned") return t("consolidation.reason.mentioned", { count: sources.length })
  return t(`consolidation.reason.${reason}`)
}
