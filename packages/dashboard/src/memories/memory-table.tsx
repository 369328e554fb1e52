import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { Link } from "@tanstack/react-router"
import { useTable } from "@tanstack/react-table"
import { useWindowVirtualizer } from "@tanstack/react-virtual"
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { type ColumnName, columns, optionalColumns, ownerLabel, tableFeatureSet } from "./columns.tsx"
import { FoldedWords } from "./folded-words.tsx"
import { Ago, StatusBadge, TypeLabel } from "./labels.tsx"
import type { RowSelection } from "./selection.ts"
import type { ListedMemories, MemoryRow } from "./use-memories.ts"
import type { useMemoryActions } from "./use-memory-actions.ts"

/** Row height on wide screens, relative to the font size. */
const ROW_REM = 3.25
const NARROW_ROW_PX = 96
/** Rows rendered beyond the visible ones, on each side. */
const OVERSCAN = 6
/** The next page is fetched when fewer rows than this are left below. */
const PREFETCH_ROWS = 100

export interface MemoryTableProps {
  readonly memories: ListedMemories
  readonly visibility: Readonly<Record<ColumnName, boolean>>
  readonly selection: RowSelection
  readonly actions: ReturnType<typeof useMemoryActions>
  readonly onEdit: (memory: MemoryOnTheWire) => void
  readonly onRemove: (memories: readonly MemoryOnTheWire[]) => void
  /** Identifies the list; a cursor in another list does not apply to this one. */
  readonly of: string
  /** The day as of which the rows are. */
  readonly asOf: string | undefined
}

/** A virtualised table: only visible rows are rendered, and the window scrolls. */
export function MemoryTable({
  memories,
  visibility,
  selection,
  actions,
  onEdit,
  onRemove,
  of,
  asOf,
}: MemoryTableProps) {
  const { t } = useI18n()
  const { rows, hasMore, more, see } = memories
  const body = useRef<HTMLTableSectionElement>(null)
  const isWide = useIsWide()
  const rowPx = useMemo(() => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize), [])
  const [top, setTop] = useState(0)
  const [marked, setMarked] = useState(lastCursor)
  const current = marked?.of === of ? marked : undefined
  const mark = (id: string, at: number) => {
    lastCursor = { of, id, at }
    setMarked(lastCursor)
  }
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const toggleWords = (id: string) =>
    setUnfolded((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  const openWords = (row: MemoryRow | undefined) =>
    row !== undefined && unfolded.has(row.memory.id) ? (row.memory.words ?? []) : []
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (isWide ? rowPx + openWords(rows[index]).length * (rowPx / 2) : NARROW_ROW_PX),
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (at) => rows[at]?.memory.id ?? at,
  })
  // Narrow rows measure themselves.
  useLayoutEffect(() => {
    if (isWide) virtual.measure()
  }, [virtual, unfolded, isWide])
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  const table = useTable({
    features: tableFeatureSet,
    columns,
    data: rows.slice(first, last + 1),
    getRowId: ({ memory }) => memory.id,
    state: { columnVisibility: visibility },
  })
  const drawn = table.getRowModel().rows
  useEffect(() => {
    if (hasMore && last >= rows.length - PREFETCH_ROWS) more()
  }, [hasMore, last, rows.length, more])
  useEffect(() => see(first, last), [see, first, last])

  // A row is rendered after it was scrolled to, so the focus follows later.
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const link = wanted.current && body.current?.querySelector(`[data-memory="${CSS.escape(wanted.current)}"] a`)
    if (!(link instanceof HTMLElement)) return
    wanted.current = undefined
    link.focus({ preventScroll: true })
  })
  // Restores the focus when the user comes back from a memory.
  useEffect(() => {
    if (document.activeElement === document.body) wanted.current = current?.id
  }, [])
  const at = cursorIndex(rows, current)
  const here = () => (at === -1 ? undefined : rows[at])
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    const id = rows[next]?.memory.id
    if (id === undefined) return
    wanted.current = id
    mark(id, next)
    virtual.scrollToIndex(next, { align: "auto" })
  }
  /** When the current memory is gone, the next one has taken its index. */
  const step = (by: 1 | -1) => go(at !== -1 ? at + by : current === undefined ? 0 : current.at + (by === 1 ? 0 : -1))
  useShortcut("j", t("shortcut.next"), () => step(1))
  useShortcut("k", t("shortcut.previous"), () => step(-1))
  useShortcut("x", t("select.one"), () => {
    const row = here()
    if (row !== undefined) selection.toggle(row)
  })
  useShortcut("e", t("edit"), () => {
    const row = here()
    if (row !== undefined) onEdit(row.memory)
  })
  useShortcut("p", t("shortcut.pin"), () => {
    const row = here()
    if (row !== undefined) actions.pin([row.memory], !row.memory.pinned)
  })
  useShortcut("#", t("delete"), () => {
    const row = here()
    if (row === undefined) return
    go(at + 1 < rows.length ? at + 1 : at - 1)
    onRemove([row.memory])
  })
  const names = table.getVisibleLeafColumns().map(({ id }) => id as ColumnName)
  const grid = `2.25rem minmax(0,1fr) ${names.map((name) => optionalColumns[name].width).join(" ")}`
  const move = (event: KeyboardEvent) => {
    if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    step(event.key === "ArrowDown" ? 1 : -1)
  }
  return (
    <table className="block text-sm" aria-label={t("nav.memories")} aria-rowcount={hasMore ? -1 : rows.length + 1}>
      <thead className="hidden md:block">
        <tr
          aria-rowindex={1}
          className="grid items-center gap-x-3 border-b border-line px-4 py-1.5 text-xs text-soft lg:px-6"
          style={{ gridTemplateColumns: grid }}
        >
          <th scope="col" className="grid place-items-center">
            <input
              type="checkbox"
              aria-label={t("select.all")}
              checked={rows.length > 0 && selection.size >= rows.length}
              onChange={(event) => selection.set(event.target.checked ? rows : [])}
              className="size-4 accent-mark"
            />
          </th>
          <th scope="col" className="text-start font-medium">
            {t("memory.text")}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="truncate text-start font-medium">
              {t(optionalColumns[name].word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="relative block" style={{ height: virtual.getTotalSize() }} onKeyDown={move}>
        {items.map((item) => {
          const row = rows[item.index]
          const line = drawn[item.index - first]
          if (row === undefined || line === undefined) return null
          const { memory, found } = row
          const isChosen = selection.has(memory.id)
          return (
            <tr
              key={item.key}
              // Wide rows have a fixed height; measuring each would slow down scrolling.
              ref={isWide ? null : virtual.measureElement}
              data-index={item.index}
              data-memory={memory.id}
              aria-rowindex={item.index + 2}
              onFocus={() => mark(memory.id, item.index)}
              className={`absolute inset-x-0 top-0 grid items-center gap-x-3 border-b border-line px-4 [contain:layout_style] [overflow-anchor:none] max-md:py-2.5 focus-within:bg-sunk/60 hover:bg-sunk/60 lg:px-6 ${isChosen ? "bg-tint/60" : ""} ${isWide ? "" : "grid-cols-[2.25rem_minmax(0,1fr)]"}`}
              style={{
                transform: `translateY(${item.start - virtual.options.scrollMargin}px)`,
                ...(isWide && { gridTemplateColumns: grid, height: item.size }),
              }}
            >
              <td className="grid place-items-center self-start md:self-center">
                <input
                  type="checkbox"
                  aria-label={t("select.one")}
                  checked={isChosen}
                  onChange={() => selection.toggle(row)}
                  className="size-4 accent-mark max-md:mt-1"
                />
              </td>
              <td className="flex min-w-0 items-center gap-2">
                {memory.pinned && <Icon name="pin" className="size-4 text-mark max-md:mt-0.5 max-md:self-start" />}
                <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
                  <Link
                    to="/memories/$id"
                    params={{ id: memory.id }}
                    search={{ asOf }}
                    dir="auto"
                    className="leading-[24px] text-ink max-md:line-clamp-3 max-md:wrap-anywhere md:truncate"
                  >
                    {found?.shown ?? memory.content}
                  </Link>
                  {memory.words !== undefined && (
                    <FoldedWords
                      words={memory.words}
                      isOpen={unfolded.has(memory.id)}
                      onToggle={() => toggleWords(memory.id)}
                    />
                  )}
                </div>
              </td>
              {isWide ? (
                line.getVisibleCells().map((cell) => (
                  <td key={cell.id} dir="auto" className="truncate text-soft">
                    <table.FlexRender cell={cell} />
                  </td>
                ))
              ) : (
                <td className="col-start-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
                  <TypeLabel type={memory.type} />
                  <span dir="auto">{memory.category}</span>
                  {ownerLabel(row) !== "–" && <span dir="auto">{ownerLabel(row)}</span>}
                  <StatusBadge status={memory.status} />
                  <Ago at={memory.createdAt} className="ms-auto" />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

let lastCursor: Cursor | undefined

const wide = window.matchMedia("(min-width: 48rem)")

function useIsWide(): boolean {
  const [isWide, setWide] = useState(wide.matches)
  useEffect(() => {
    const change = () => setWide(wide.matches)
    wide.addEventListener("change", change)
    return () => wide.removeEventListener("change", change)
  }, [])
  return isWide
}

/** The memory that shortcuts act on, and its last index: rows appear and disappear around it. */
interface Cursor {
  readonly of: string
  readonly id: string
  readonly at: number
}

function cursorIndex(rows: readonly MemoryRow[], place: Cursor | undefined): number {
  if (place === undefined) return -1
  return rows[place.at]?.memory.id === place.id ? place.at : rows.findIndex(({ memory }) => memory.id === place.id)
}
