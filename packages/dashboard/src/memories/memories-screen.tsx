import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { lazy, Suspense, useRef, useState } from "react"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { EditMemory } from "../memory/edit-memory.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { AddMemory } from "./add-memory.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { ColumnChoice, useColumns } from "./column-choice.tsx"
import { DeleteDialog, hasWords } from "./delete-dialog.tsx"
import { EmptyList } from "./empty-list.tsx"
import { FilterChips } from "./filter-chips.tsx"
import { FilterPanel } from "./filter-panel.tsx"
import { activeFilters, type MemoriesSearch, readMemoriesSearch, usesRecall } from "./list-search.ts"
import { MemoryTable } from "./memory-table.tsx"
import { SampleNote } from "./sample-data.tsx"
import { SearchBox } from "./search-box.tsx"
import { useSelection } from "./selection.ts"
import { useMemories } from "./use-memories.ts"
import { useMemoryActions } from "./use-memory-actions.ts"

const TransferDialog = lazy(async () => ({ default: (await import("../transfer/transfer-dialog.tsx")).TransferDialog }))

/** The list of memories with search, filters, import and export. */
export function MemoriesScreen() {
  const { t } = useI18n()
  usePageTitle(t("nav.memories"))
  // The router keeps what it does not know of an address beside what was read of it.
  const address = useSearch({ from: "/memories" })
  const search = readMemoriesSearch({ ...address })
  const navigate = useNavigate({ from: "/memories" })
  const memories = useMemories(search)
  const selection = useSelection()
  const actions = useMemoryActions()
  const remove = (those: readonly MemoryOnTheWire[]) => (hasWords(those) ? setRemoved(those) : actions.remove(those))
  const [edited, setEdited] = useState<MemoryOnTheWire>()
  const [removed, setRemoved] = useState<readonly MemoryOnTheWire[]>()
  const [visibility, setColumn] = useColumns()
  const [isFiltering, setFiltering] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useShortcut("/", t("shortcut.search"), () => box.current?.focus())
  useShortcut("n", t("shortcut.add"), () => setAdding(true))
  const change = (part: Partial<Record<keyof MemoriesSearch, MemoriesSearch[keyof MemoriesSearch]>>) =>
    void navigate({ search: (before) => ({ ...before, ...part }) as MemoriesSearch, replace: true, resetScroll: false })
  const reset = () => void navigate({ search: {} })
  const filters = activeFilters(search)
  return (
    <>
      <ScreenHeader title={t("nav.memories")} note={<MatchCount memories={memories} usesRecall={usesRecall(search)} />}>
        <Button onClick={() => setMoving(true)}>{t("transfer")}</Button>
        <ColumnChoice visibility={visibility} onChange={setColumn} />
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Icon name="add" className="size-4" />
          {t("add.open")}
        </Button>
      </ScreenHeader>
      <div className="grid gap-2.5 px-4 pb-3 lg:px-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox box={box} search={search} onChange={change} isBusy={memories.isFetching} />
          <Button aria-expanded={isFiltering} aria-controls="filters" onClick={() => setFiltering(!isFiltering)}>
            <Icon name="filter" className="size-4" />
            {t("filters")}
            {filters.length > 0 && (
              <span className="rounded-full bg-tint px-1.5 text-xs text-mark">{filters.length}</span>
            )}
          </Button>
          <TurnsSwitch search={search} hidden={memories.hiddenTurns} onChange={change} />
        </div>
        <FilterPanel isOpen={isFiltering} search={search} onChange={change} />
        <FilterChips filters={filters} onChange={change} />
        <SampleNote rows={memories.rows} onRemoved={reset} />
        {search.asOf !== undefined && <AsOfNote day={search.asOf} />}
        {memories.degraded.length > 0 && (
          <p role="status" className="text-sm text-warn">
            {t("search.degraded", { parts: memories.degraded.join(", ") })}
          </p>
        )}
      </div>
      {memories.error !== null && memories.rows.length === 0 ? (
        <div className="px-4 lg:px-6">
          <ErrorState error={memories.error} onRetry={memories.retry} />
        </div>
      ) : memories.isPending ? (
        <SkeletonRows />
      ) : memories.rows.length === 0 && !memories.hasMore ? (
        <div className="px-4 lg:px-6">
          <EmptyList
            isFiltered={filters.length > 0 || search.q !== undefined}
            onTurns={search.turns ? undefined : () => change({ turns: true })}
            hiddenTurns={memories.hiddenTurns}
            onAdd={() => setAdding(true)}
            onReset={reset}
          />
        </div>
      ) : (
        <MemoryTable
          memories={memories}
          visibility={visibility}
          selection={selection}
          actions={actions}
          onEdit={setEdited}
          onRemove={remove}
          of={JSON.stringify(address)}
          asOf={search.asOf}
        />
      )}
      {memories.error !== null && memories.rows.length > 0 && (
        <div className="sticky bottom-3 z-10 mx-4 mt-3 lg:mx-6">
          <ErrorState error={memories.error} onRetry={memories.retry} />
        </div>
      )}
      {selection.size > 0 && <BulkBar selection={selection} actions={actions} onRemove={remove} />}
      {removed !== undefined && (
        <DeleteDialog
          memories={removed}
          onDelete={(words) => actions.remove(removed, words)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {edited !== undefined && <EditMemory memory={edited} onClose={() => setEdited(undefined)} />}
      <Suspense>{isMoving && <TransferDialog search={search} onClose={() => setMoving(false)} />}</Suspense>
      {isAdding && <AddMemory onClose={() => setAdding(false)} />}
    </>
  )
}

/** Shows or hides the messages of conversations; the list is one of statements otherwise. */
function TurnsSwitch({
  search,
  hidden,
  onChange,
}: {
  readonly search: MemoriesSearch
  readonly hidden: number | undefined
  readonly onChange: (change: Pick<MemoriesSearch, "turns">) => void
}) {
  const { t, number } = useI18n()
  const isOn = search.turns === true
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => onChange({ turns: isOn ? undefined : true })}
      className="aria-pressed:bg-tint aria-pressed:text-mark"
    >
      {t("filter.turns")}
      {!isOn && hidden !== undefined && hidden > 0 && (
        <span className="rounded-full bg-sunk px-1.5 text-xs text-soft">{number(hidden)}</span>
      )}
    </Button>
  )
}

/** Says that the list shows the past. */
function AsOfNote({ day }: { readonly day: string }) {
  const { t, date } = useI18n()
  return (
    <p role="status" className="rounded-xl bg-tint px-3 py-2 text-sm text-mark">
      {t("asOf.list", { day: date(`${day}T12:00`, "short") })}
    </p>
  )
}

function MatchCount({
  memories,
  usesRecall,
}: {
  readonly memories: ReturnType<typeof useMemories>
  readonly usesRecall: boolean
}) {
  const { t } = useI18n()
  if (memories.isPending || memories.error !== null) return null
  if (usesRecall) return <>{t("memories.best", { count: memories.rows.length })}</>
  const count = memories.total ?? memories.rows.length
  // What is in the page was counted by reading it, however few the server has counted.
  if (memories.isTotalMinimum) return <>{t("memories.least", { count: Math.max(count, memories.rows.length) })}</>
  return <>{t("memories.count", { count })}</>
}

/** Placeholder rows while the list loads. */
function SkeletonRows() {
  const { t } = useI18n()
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-px px-4 lg:px-6">
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className="h-11 animate-pulse border-b border-line motion-reduce:animate-none">
          <div className="mt-4 h-3 rounded bg-sunk" style={{ width: `${80 - at * 6}%` }} />
        </div>
      ))}
    </div>
  )
}
