import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { Link } from "@tanstack/react-router"
import { useTable } from "@tanstack/react-table"
import { useWindowVirtualizer } from "@tanstack/react-virtual"
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { Icon } from "../ui/icon.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { useWords } from "../words/words.tsx"
import { type ColumnName, columns, features, optionalColumns, whoOf } from "./columns.tsx"
import { StatusMark, TypeMark } from "./marks.tsx"
import type { Selection } from "./selection.ts"
import type { useActions } from "./use-actions.ts"
import type { Memories } from "./use-memories.ts"

const ROW_PX = 45
const NARROW_ROW_PX = 96
/** Rows drawn beyond what is seen, on each side. */
const OVERSCAN = 6

export interface MemoryTableProps {
  readonly memories: Memories
  readonly visibility: Readonly<Record<ColumnName, boolean>>
  readonly selection: Selection
  readonly actions: ReturnType<typeof useActions>
  readonly onEdit: (memory: MemoryOnTheWire) => void
}

/** Only the rows that are seen are in the page, however many there are; the page itself scrolls. */
export function MemoryTable({ memories, visibility, selection, actions, onEdit }: MemoryTableProps) {
  const { t } = useWords()
  const { rows, hasMore, more } = memories
  const body = useRef<HTMLTableSectionElement>(null)
  const isWide = useIsWide()
  const [top, setTop] = useState(0)
  const [current, setCurrent] = useState(-1)
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isWide ? ROW_PX : NARROW_ROW_PX),
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (at) => rows[at]?.memory.id ?? at,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  const table = useTable({
    features,
    columns,
    data: rows.slice(first, last + 1),
    getRowId: ({ memory }) => memory.id,
    state: { columnVisibility: visibility },
  })
  const drawn = table.getRowModel().rows
  useEffect(() => {
    if (hasMore && last >= rows.length - 30) more()
  }, [hasMore, last, rows.length, more])

  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    if (rows[next] === undefined) return
    setCurrent(next)
    virtual.scrollToIndex(next, { align: "auto" })
    focusWhenDrawn(() => body.current?.querySelector(`[data-index="${next}"] a`))
  }
  const here = () => rows[current]
  useShortcut("j", t("shortcut.next"), () => go(current + 1))
  useShortcut("k", t("shortcut.previous"), () => go(current - 1))
  useShortcut("x", t("shortcut.select"), () => {
    const row = here()
    if (row !== undefined) selection.toggle(row)
  })
  useShortcut("e", t("shortcut.edit"), () => {
    const row = here()
    if (row !== undefined) onEdit(row.memory)
  })
  useShortcut("p", t("shortcut.pin"), () => {
    const row = here()
    if (row !== undefined) actions.pin([row.memory], !row.memory.pinned)
  })
  useShortcut("#", t("shortcut.delete"), () => {
    const row = here()
    if (row === undefined) return
    actions.remove([row.memory])
    focusWhenDrawn(() => body.current?.querySelector(`[data-index="${Math.min(current, rows.length - 2)}"] a`))
  })
  const names = table.getVisibleLeafColumns().map(({ id }) => id as ColumnName)
  const grid = `2.25rem minmax(0,1fr) ${names.map((name) => optionalColumns[name].width).join(" ")}`
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    go(current + by)
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
              ref={virtual.measureElement}
              data-index={item.index}
              aria-rowindex={item.index + 2}
              onFocus={() => setCurrent(item.index)}
              className={`absolute inset-x-0 top-0 grid items-center gap-x-3 border-b border-line px-4 py-2.5 [overflow-anchor:none] focus-within:bg-sunk/60 hover:bg-sunk/60 lg:px-6 ${isChosen ? "bg-tint/60" : ""} ${isWide ? "" : "grid-cols-[2.25rem_minmax(0,1fr)]"}`}
              style={{
                transform: `translateY(${item.start - virtual.options.scrollMargin}px)`,
                ...(isWide && { gridTemplateColumns: grid }),
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
                <Link
                  to="/memories/$id"
                  params={{ id: memory.id }}
                  dir="auto"
                  className="min-w-0 flex-1 text-ink max-md:line-clamp-3 max-md:wrap-anywhere md:truncate"
                >
                  {found?.shown ?? memory.content}
                </Link>
              </td>
              {isWide ? (
                line.getVisibleCells().map((cell) => (
                  <td key={cell.id} dir="auto" className="truncate text-soft">
                    <table.FlexRender cell={cell} />
                  </td>
                ))
              ) : (
                <td className="col-start-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
                  <TypeMark type={memory.type} />
                  <span dir="auto">{memory.category}</span>
                  {whoOf(row) !== "–" && <span dir="auto">{whoOf(row)}</span>}
                  <StatusMark status={memory.status} />
                  <Ago at={memory.createdAt} />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Ago({ at }: { readonly at: string }) {
  const { ago, date } = useWords()
  return (
    <time dateTime={at} title={date(at)} className="ms-auto">
      {ago(at)}
    </time>
  )
}

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

/** A row that was scrolled to is drawn a frame or two later. */
function focusWhenDrawn(find: () => Element | null | undefined, frames = 10): void {
  const found = find()
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(find, frames - 1))
}
