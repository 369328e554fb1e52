import type { RouteInput, Routes } from "@keepsake/api/browser"

type Listing = RouteInput<Routes["listMemories"]>
export const memoryTypes = ["factual", "episodic", "procedural", "semantic"] as const
export const memoryStatuses = ["active", "quarantined", "superseded", "ended", "archived"] as const
export const memoryOrigins = ["user", "assistant", "tool", "manual", "import", "file", "system"] as const

/** The list's search parameters. Absent means any; without `status`, active and quarantined memories are shown. */
export interface MemoriesSearch {
  readonly q?: string | undefined
  /** `ranked` is the product's own recall, `contains` a plain filter. */
  readonly by?: "contains" | undefined
  readonly type?: (typeof memoryTypes)[number] | undefined
  readonly status?: (typeof memoryStatuses)[number] | "all" | undefined
  readonly origin?: (typeof memoryOrigins)[number] | undefined
  readonly category?: string | undefined
  readonly user?: string | undefined
  readonly agent?: string | undefined
  readonly session?: string | undefined
  /** At least this, 0 to 1. */
  readonly importance?: number | undefined
  /** Days: 2026-11-22. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly pinned?: true | undefined
  /** Lists the messages of conversations too, word for word. */
  readonly turns?: true | undefined
  /** A day; shows the list as it was at its end. */
  readonly asOf?: string | undefined
}

/** What the figures of the overview count: everything active, messages of conversations too. */
export const COUNTED = { status: "active", turns: true } as const satisfies MemoriesSearch

/** Unknown filters and invalid values are ignored, so a bad address still shows the list. */
export function readMemoriesSearch(search: Record<string, unknown>): MemoriesSearch {
  const text = (name: string) => {
    // The router reads numbers and booleans where it can; as filters they are text.
    const value = search[name]
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""
  }
  const one = <T extends string>(name: string, among: readonly T[]) => among.find((value) => value === text(name))
  const day = (name: string) =>
    /^\d{4}-\d\d-\d\d$/.test(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : ""
  const importance = Number(text("importance") || Number.NaN)
  const read = {
    q: text("q"),
    by: one("by", ["contains"]),
    type: one("type", memoryTypes),
    status: one("status", [...memoryStatuses, "all"]),
    origin: one("origin", memoryOrigins),
    category: text("category"),
    user: text("user"),
    agent: text("agent"),
    session: text("session"),
    importance: importance > 0 && importance <= 1 ? importance : undefined,
    from: day("from"),
    until: day("until"),
    pinned: text("pinned") === "true" ? true : undefined,
    turns: text("turns") === "true" ? true : undefined,
    asOf: day("asOf"),
  }
  const withoutUndefined = Object.entries(read).filter(([, value]) => value !== undefined && value !== "")
  // Each value was read for its own name; entries lose which is whose.
  return Object.fromEntries(withoutUndefined) as MemoriesSearch
}

/** The filters as the API takes them. */
export function toApiFilters(search: MemoriesSearch) {
  const { q: _, by: _by, status = "active,quarantined", until, importance, from, pinned, turns, asOf, ...rest } = search
  return {
    ...withoutUndefined(rest),
    status,
    turns: turns || search.category !== undefined ? ("true" as const) : ("false" as const),
    ...(importance !== undefined && { minImportance: importance }),
    ...(from !== undefined && { from }),
    // `until` is inclusive.
    ...(until !== undefined && { before: dayAfter(until) }),
    ...(pinned && { pinned: "true" as const }),
    ...(asOf !== undefined && { asOf: dayAfter(asOf) }),
  } satisfies Listing
}

/** The active filters, without the search words and the switch of messages. */
export function activeFilters(search: MemoriesSearch): readonly (readonly [keyof MemoriesSearch, string])[] {
  // The address also contains the tenant.
  const { q: _, by: _by, turns: _turns, ...filters } = readMemoriesSearch({ ...search })
  // The names of an object of this type.
  return Object.entries(filters).map(([name, value]) => [name as keyof MemoriesSearch, String(value)])
}

/** Whether the search uses recall. Plain text is used when chosen, and always for a past list. */
export function usesRecall({ q = "", by, asOf }: MemoriesSearch): boolean {
  return q.trim() !== "" && by === undefined && asOf === undefined
}

/** The following day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

function withoutUndefined<T extends object>(values: T): { [N in keyof T]: Exclude<T[N], undefined> } {
  // Entries lose their names and types; nothing but undefined is taken away.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]: Exclude<T[N], undefined>
  }
}
