import { columnVisibilityFeature, createColumnHelper, tableFeatures } from "@tanstack/react-table"
import { useI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/translate.ts"
import { Ago, StatusBadge, TypeLabel } from "./labels.tsx"
import { CitationLink, memoryCitation } from "./memory-link.tsx"
import type { MemoryRow } from "./use-memories.ts"

export const tableFeatureSet = tableFeatures({ columnVisibilityFeature })
const column = createColumnHelper<typeof tableFeatureSet, MemoryRow>()

/** Columns in addition to the text, which is always shown, with their widths. */
export const optionalColumns = {
  type: { word: "memory.type", width: "6.5rem" },
  category: { word: "memory.category", width: "7rem" },
  source: { word: "memory.source", width: "6.5rem" },
  who: { word: "memory.who", width: "6rem" },
  session: { word: "memory.session", width: "8rem" },
  importance: { word: "memory.importance", width: "6.5rem" },
  uses: { word: "memory.uses", width: "5rem" },
  created: { word: "memory.created", width: "7.5rem" },
} as const satisfies Record<string, { readonly word: MessageKey; readonly width: string }>
export type ColumnName = keyof typeof optionalColumns

export const defaultVisibility: Readonly<Record<ColumnName, boolean>> = {
  type: true,
  category: true,
  source: true,
  who: true,
  session: false,
  importance: false,
  uses: false,
  created: true,
}

export const columns = column.columns([
  column.display({ id: "type", cell: ({ row }) => <TypeLabel type={row.original.memory.type} /> }),
  column.display({ id: "category", cell: ({ row }) => row.original.memory.category }),
  column.display({ id: "source", cell: ({ row }) => <Source row={row.original} /> }),
  column.display({ id: "who", cell: ({ row }) => ownerLabel(row.original) }),
  column.display({ id: "session", cell: ({ row }) => row.original.memory.session }),
  column.display({ id: "importance", cell: ({ row }) => <Importance value={row.original.memory.importance} /> }),
  column.display({ id: "uses", cell: ({ row }) => <Count value={row.original.memory.accessCount} /> }),
  column.display({ id: "created", cell: ({ row }) => <Ago at={row.original.memory.createdAt} /> }),
])

/** The user and the agent of a memory. */
export function ownerLabel({ memory }: MemoryRow): string {
  return [memory.user, memory.agent].filter(Boolean).join(" / ") || "–"
}

function Source({ row: { memory } }: { readonly row: MemoryRow }) {
  const { t } = useI18n()
  if (memory.status !== "active") return <StatusBadge status={memory.status} />
  const citation = memoryCitation(memory)
  return citation === undefined ? t(`origin.${memory.source.origin}`) : <CitationLink citation={citation} />
}

function Importance({ value }: { readonly value: number }) {
  const { number } = useI18n()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="h-1.5 w-10 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span className="block h-full rounded-full bg-mark" style={{ width: `${Math.round(100 * value)}%` }} />
      </span>
      {number(value, { maximumFractionDigits: 2 })}
    </span>
  )
}

function Count({ value }: { readonly value: number }) {
  return <>{useI18n().number(value)}</>
}
