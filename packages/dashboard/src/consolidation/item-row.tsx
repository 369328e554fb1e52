import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"
import { MemoryLink } from "../memories/memory-link.tsx"
import { Badge } from "../ui/badge.tsx"

type Item = RouteOutput<Routes["getConsolidation"]>["items"][number]

interface ItemRowProps {
  readonly item: Item
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** One proposed change: the memory that goes, the one that stays, and why. */
export function ItemRow({ item, chosen, onToggle }: ItemRowProps) {
  const { t } = useI18n()
  const { memory, stays } = item
  const name = memory?.content ?? t("consolidation.gone")
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line p-3 text-sm">
      {item.state === "open" ? (
        <input
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          aria-label={name}
          className="mt-0.5 size-5 shrink-0 accent-mark"
        />
      ) : (
        <Badge variant={item.state === "taken" ? "good" : "plain"}>{t(`consolidation.item.${item.state}`)}</Badge>
      )}
      <div className="grid min-w-0 gap-1">
        {memory === null ? (
          <span className="text-soft">{name}</span>
        ) : (
          <MemoryLink id={memory.id} className="line-through decoration-soft wrap-anywhere hover:underline">
            {name}
          </MemoryLink>
        )}
        {stays !== null && (
          <MemoryLink id={stays.id} className="wrap-anywhere hover:underline">
            {stays.content}
          </MemoryLink>
        )}
        <span className="text-xs text-soft">
          {item.kind === "merge"
            ? t("consolidation.reason.restates")
            : t("consolidation.reason.idle", { count: item.idleDays ?? 0 })}
        </span>
      </div>
    </li>
  )
}
