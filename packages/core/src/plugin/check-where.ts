import { MemoryError, type SearchOptions, type Where } from "../contract/index.ts"

const known: Readonly<Record<keyof Where, "text" | "list" | "range" | "flag" | "time" | "about" | "metadata">> = {
  user: "text",
  agent: "text",
  session: "text",
  key: "text",
  about: "about",
  type: "list",
  category: "list",
  exceptCategory: "list",
  origin: "list",
  status: "list",
  review: "list",
  importance: "range",
  createdAt: "range",
  updatedAt: "range",
  position: "range",
  pinned: "flag",
  at: "time",
  metadata: "metadata",
}

/** Every field that this version of the contract knows in a `Where`. */
export const whereFields: readonly string[] = Object.keys(known)

/** Throws `filter_unsupported`, naming the field, for a field, a bound or a value that no store can compare. */
export function checkWhere(where: Where): void {
  for (const [field, value] of Object.entries(where)) {
    if (value === undefined) continue
    // A caller without types may send any name; only own names of the table count.
    const shape = Object.hasOwn(known, field) ? known[field as keyof Where] : undefined
    if (shape === undefined || !shapes[shape](value)) throw filterUnsupported(field)
  }
}

const shapes: Readonly<Record<(typeof known)[keyof Where], (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  list: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  range: (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([bound, number]) => (bound === "from" || bound === "below") && (number === undefined || isNumber(number)),
    ),
  flag: (value) => typeof value === "boolean",
  time: isNumber,
  about: (value) =>
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(
      ([part, text]) => (part === "subject" || part === "attribute") && typeof text === "string",
    ),
  metadata: (value) =>
    isRecord(value) &&
    Object.values(value).every((item) => typeof item === "string" || typeof item === "boolean" || isNumber(item)),
}

/** The most ids that a search may leave out. */
const MOST_EXCLUDED = 1000

/** Throws `filter_unsupported`, `options_invalid` for a limit that is no count, `limit_exceeded` for more than 1,000 excluded ids. */
export function checkSearch(options: SearchOptions): void {
  checkWhere(options.where ?? {})
  if (!Number.isSafeInteger(options.limit) || options.limit < 0) {
    throw invalid(`The limit of a search is a whole number from 0, not ${options.limit}`)
  }
  const excluded = options.exclude?.length ?? 0
  if (excluded > MOST_EXCLUDED) {
    throw new MemoryError("limit_exceeded", `A search leaves out ${excluded} ids; the limit is ${MOST_EXCLUDED}`)
  }
}

/** Throws `options_invalid` for a page size that is no whole number from 1. */
export function checkLimit(limit: number): void {
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw invalid(`The limit of a page is a whole number from 1, not ${limit}`)
  }
}

function filterUnsupported(field: string): MemoryError {
  return new MemoryError("filter_unsupported", `This store cannot filter by "${field}" as it was given`, {
    remedy: `Known are ${whereFields.join(", ")}.`,
  })
}

function invalid(message: string): MemoryError {
  return new MemoryError("options_invalid", message)
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
