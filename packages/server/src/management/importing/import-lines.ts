import { createHash } from "node:crypto"
import { depthOf, EXPORT_VERSION, type ImportReport, importLine, limits } from "@keepsake/api"
import {
  type ExportedMemory,
  type ExportedSession,
  type ForeignMemory,
  type ImportOutcome,
  type MemoryEngine,
  MemoryError,
  type Owner,
  type ScopeName,
} from "@keepsake/core"
import { isAhead, yieldToEventLoop } from "@keepsake/core/internal"
import type { z } from "zod"
import { isBrokenFile, type SkippedEntry } from "../../foreign/index.ts"
import { LINE_FAULTS, type NumberedLine } from "../../foreign/numbered-lines.ts"
import { Rejection } from "../../rejection.ts"
import { ExportFrame } from "./export-frame.ts"
import type { ImportReceipts } from "./import-receipts.ts"
import { type ImportedFile, readImportFile } from "./read-file.ts"
import { ImportTally, SKIP_REASONS } from "./tally.ts"

/** Size of a batch, in memories and in characters. */
const BATCH_SIZE = 500
const BATCH_CHARACTERS = 1024 * 1024
/** The nesting of a line with a memory, its history, a version and its metadata. */
const MAX_DEPTH = limits.metadataDepth + 6
const DAY_MS = 86_400_000

type Line = z.output<typeof importLine>
type ForeignLine = Extract<Line, { content: string }>
interface Item<T> {
  readonly line: number
  readonly value: T
}
interface Batch {
  readonly exported: readonly Item<ExportedMemory>[]
  readonly foreign: readonly Item<ForeignMemory>[]
  readonly conversations: readonly ExportedSession[]
}

export interface ImportRequest {
  readonly memory: MemoryEngine
  readonly file: ImportedFile
  readonly dryRun: boolean
  readonly by: string
  /** The owner of a memory of another system. Throws for names that the caller may not use. */
  readonly ownerOf: (line: ForeignLine) => Owner
  /** Whether memories of another system are kept for every request of the tenant, where their line names nobody. */
  readonly shared?: boolean
  /** Whether the caller's ids are ids here only within their pool, because the caller may not see the whole tenant. */
  readonly idsPerPool: boolean
  /** The widest scope that the caller may use. */
  readonly widest: ScopeName
  /** Throws if the caller may not restore memories of this tenant. */
  readonly mayRestore: (tenant: string) => void
  readonly now: number
  /** The idempotency key of this import. Each batch is processed once under it. */
  readonly idempotency?: { readonly key: string; readonly receipts: ImportReceipts }
}

/** Imports a file and accounts for every line. An interrupted import keeps what it has stored; send the whole file again to complete it. */
export function importLines(request: ImportRequest): Promise<ImportReport> {
  const { idempotency } = request
  return idempotency === undefined
    ? readAll(request)
    : idempotency.receipts.runExclusive(idempotency.key, () => readAll(request))
}

async function readAll(request: ImportRequest): Promise<ImportReport> {
  const importing = new ImportRun(request)
  for await (const read of readImportFile(request.file)) {
    // Entries that are skipped reach no store, where the import would yield.
    await yieldToEventLoop()
    if ("left" in read) importing.skip(read.left)
    else await importing.addLine(read)
  }
  return importing.end()
}

class ImportRun {
  readonly #request: ImportRequest
  readonly #tally = new ImportTally()
  #exported: Item<ExportedMemory>[] = []
  #foreign: Item<ForeignMemory>[] = []
  #conversations: ExportedSession[] = []
  #characters = 0
  /** Digest of the lines in the current batch. */
  #digest = createHash("sha256")
  #batches = 0
  readonly #frame = new ExportFrame()
  #broken: string | undefined

  constructor(request: ImportRequest) {
    this.#request = request
  }

  async addLine(read: NumberedLine): Promise<void> {
    const { line } = read
    const value = read.fault === undefined ? parseLine(read.text) : read.fault
    this.#digest.update(`${read.fault ?? read.text}\n`)
    if (typeof value === "string") return this.#markBroken(line, value)
    if ("keepsake" in value) {
      if (value.version > EXPORT_VERSION) throw madeByNewer(line, value.version)
      this.#frame.begin()
    } else if ("end" in value) {
      this.#frame.end(value.memories)
    } else if ("conversation" in value) {
      this.#collect(line, undefined, () => {
        this.#request.mayRestore(value.conversation.tenant)
        // The schema has no branded tenant; `mayRestore` checks it.
        this.#conversations.push(value.conversation as unknown as ExportedSession)
      })
    } else if ("memory" in value) {
      this.#frame.memory()
      // The schema has no branded tenant; `mayRestore` checks it.
      this.#collect(line, value.memory.id, () => {
        this.#request.mayRestore(value.memory.owner.tenant)
        this.#exported.push({ line, value: value as unknown as ExportedMemory })
      })
    } else {
      this.#collect(line, value.id, () => this.#foreignOf(line, value))
    }
    this.#characters += "text" in read ? read.text.length : 0
    const collected = this.#exported.length + this.#foreign.length + this.#conversations.length
    if (collected >= BATCH_SIZE || this.#characters >= BATCH_CHARACTERS) await this.#flush()
  }

  /** Counts an entry of another system's file that is no memory. */
  skip({ where, code, message }: SkippedEntry): void {
    this.#tally.skip({ line: 0, where, code, message })
    if (isBrokenFile(code)) this.#broken ??= `${where}: ${message}`
  }

  async end(): Promise<ImportReport> {
    await this.#flush()
    return this.#tally.result(this.#request.dryRun, this.#broken ?? this.#frame.broken ?? null)
  }

  #markBroken(line: number, fault: string): void {
    const message = FAULT_MESSAGES[fault] ?? fault
    this.#tally.skip({ line, code: fault in FAULT_MESSAGES ? fault : "line_invalid", message })
    if (isBrokenFile(fault)) this.#broken ??= `Line ${line}: ${message}`
  }

  #collect(line: number, id: string | undefined, collect: () => void): void {
    try {
      collect()
    } catch (error) {
      this.#skipRefused(line, id, error)
    }
  }

  #skipRefused(line: number, id: string | undefined, error: unknown, tally = this.#tally): void {
    if (!(error instanceof Rejection) && !MemoryError.is(error)) throw error
    if (MemoryError.is(error) && !skippable.has(error.code)) throw error
    tally.skip({ line, ...(id !== undefined && { id }), code: error.code, message: error.message })
  }

  #foreignOf(line: number, from: ForeignLine): void {
    const {
      content,
      id,
      createdAt,
      updatedAt,
      expiresAt,
      tenant: _,
      user: __,
      agent: ___,
      session: ____,
      shared: _____,
      ...rest
    } = from
    const shared = from.shared ?? (this.#request.shared === true && from.user === undefined && from.agent === undefined)
    if (typeof expiresAt === "number" && expiresAt <= this.#request.now) {
      this.#tally.skip({ line, ...(id !== undefined && { id }), code: "expired", message: SKIP_REASONS.expired })
      return
    }
    const details = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const value: ForeignMemory = {
      content,
      owner: this.#request.ownerOf(from),
      details: {
        ...details,
        ...(shared && { shared }),
        ...(createdAt !== undefined && { at: createdAt }),
        ...(typeof expiresAt === "number" && { expiresAt }),
      },
      ...(id !== undefined && { id }),
      ...(updatedAt !== undefined && { updatedAt }),
    }
    this.#foreign.push({ line, value })
  }

  /** Processes the batch. A batch that is repeated under its idempotency key returns its first result. */
  async #flush(): Promise<void> {
    const { idempotency, dryRun, now } = this.#request
    const batch: Batch = { exported: this.#exported, foreign: this.#foreign, conversations: this.#conversations }
    const name = `${this.#batches++} ${this.#digest.digest("base64url")}`
    this.#exported = []
    this.#foreign = []
    this.#conversations = []
    this.#characters = 0
    this.#digest = createHash("sha256")
    if (idempotency === undefined || dryRun) return this.#tally.add((await this.#apply(batch)).counts)
    const before = await idempotency.receipts.find(idempotency.key, name)
    if (before !== undefined) return this.#tally.add(before)
    const { counts } = await this.#apply(batch)
    await idempotency.receipts.keep(idempotency.key, name, counts, now)
    this.#tally.add(counts)
  }

  async #apply({ exported, foreign, conversations }: Batch): Promise<ImportTally> {
    const { memory, dryRun, by, idsPerPool, widest } = this.#request
    const tally = new ImportTally()
    if (conversations.length > 0 && !dryRun) tally.restoredConversations(await memory.restoreSessions(conversations))
    if (exported.length > 0) {
      const outcomes = await memory.restore(
        exported.map(({ value }) => value),
        { by, dryRun },
      )
      for (const [place, { line, value }] of exported.entries())
        this.#countRestored(tally, line, value, outcomes[place] ?? "inconsistent")
    }
    if (foreign.length > 0) {
      const outcomes = await memory.importMemories(
        foreign.map(({ value }) => value),
        { by, dryRun, ids: idsPerPool ? "per-pool" : "kept", widest },
      )
      for (const [place, item] of foreign.entries()) this.#countImported(tally, item, outcomes[place])
    }
    return tally
  }

  #countRestored(
    tally: ImportTally,
    line: number,
    { memory }: ExportedMemory,
    did: Awaited<ReturnType<MemoryEngine["restore"]>>[number],
  ): void {
    if (did !== "restored" && did !== "unchanged") {
      tally.skip({ line, id: memory.id, code: did, message: SKIP_REASONS[did] })
      return
    }
    tally.count(did, {
      quarantined: memory.status === "quarantined",
      redacted: false,
      hidden: this.#isHidden(memory.createdAt, memory.pinned),
      ahead: this.#isAhead(memory.createdAt, memory.updatedAt),
    })
  }

  #countImported(
    tally: ImportTally,
    { line, value }: Item<ForeignMemory>,
    became: ImportOutcome | MemoryError | undefined,
  ): void {
    if (became === undefined || MemoryError.is(became)) {
      this.#skipRefused(line, value.id, became, tally)
      return
    }
    const { did, status, redacted } = became
    if (did === "deleted" || did === "older" || did === "opted_out") {
      const id = value.id === undefined ? {} : { id: value.id }
      tally.skip({ line, ...id, code: did, message: SKIP_REASONS[did] })
      return
    }
    const hidden = this.#isHidden(value.details?.at, value.details?.pinned)
    const ahead = this.#isAhead(value.details?.at, value.updatedAt)
    tally.count(did, { quarantined: status === "quarantined", redacted, hidden, ahead })
  }

  #isAhead(...moments: readonly (number | undefined)[]): boolean {
    return moments.some((moment) => moment !== undefined && isAhead(moment, this.#request.now))
  }

  #isHidden(createdAt: number | undefined, pinned: boolean | undefined): boolean {
    const { retentionDays } = this.#request.memory.settings
    if (retentionDays === null || createdAt === undefined || pinned === true) return false
    return createdAt < this.#request.now - retentionDays * DAY_MS
  }
}

function madeByNewer(line: number, version: number): Rejection {
  const message = `Line ${line} begins an export of format version ${version}, written by a newer Keepsake: this one reads version ${EXPORT_VERSION}`
  return new Rejection(422, "export_newer", message, "Update Keepsake here, then import the file again.")
}

const FAULT_MESSAGES: Readonly<Record<string, string>> = {
  ...LINE_FAULTS,
  line_broken: "It is no JSON: the file was cut off or damaged there",
}
/** Errors of a single memory, not of the store. */
const skippable: ReadonlySet<string> = new Set(["limit_exceeded", "options_invalid", "conflict"])

/** The value of a line, or the reason why it is invalid. */
function parseLine(text: string): Line | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return "line_broken"
  }
  if (depthOf(value) > MAX_DEPTH) return `It is over the limit of ${MAX_DEPTH} levels of JSON`
  const result = importLine.safeParse(value)
  if (result.success) return result.data
  return `It contains no valid memory: ${firstIssue(result.error, value)}`
}

/** The first issue. For a union, that of the variant whose distinguishing member is present, else of another system's format. */
function firstIssue({ issues }: z.ZodError, value: unknown): string {
  const [first] = issues
  if (first?.code !== "invalid_union") return formatIssue(first)
  const shape = ["memory", "conversation", "keepsake", "end"].findIndex(
    (member) => typeof value === "object" && value !== null && member in value,
  )
  return formatIssue(first.errors.at(shape)?.[0])
}

function formatIssue(issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): string {
  if (issue === undefined) return "another shape"
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`
}
