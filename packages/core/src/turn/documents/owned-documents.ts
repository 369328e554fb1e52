import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Owner, Pool } from "../../contract/memory.ts"
import type { Queue } from "../../contract/state.ts"
import type { Change, Store } from "../../contract/store.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { memoryWords } from "../../text/words.ts"
import { isShortened } from "../delete/note.ts"
import { purgeJob } from "../delete/purge.ts"
import type { TombstoneLookup } from "../delete/tombstones.ts"
import { derivedId } from "../ids.ts"
import { KeyedQueue } from "../keyed-queue.ts"
import { scopeOf } from "../pools.ts"
import { knownAt } from "../remember/ahead.ts"
import { checkLimits } from "../remember/limits.ts"
import { redact, redactLines } from "../remember/redact.ts"
import { detectAttack } from "../remember/trust.ts"
import { writeAll } from "../write-all.ts"
import type { DocumentRecords } from "./document-records.ts"
import {
  DOCUMENT,
  type DocumentChange,
  type DocumentCollection,
  type DocumentInput,
  type DocumentPart,
  type DocumentRecord,
  type PartRecord,
  type StoredDocument,
  UNTRUSTED_DOCUMENT,
} from "./documents.ts"
import { documentHash, ForgottenStatements, lostSentences, statementHash } from "./forgotten-statements.ts"

export interface DocumentParts {
  readonly store: Store
  readonly queue: Queue
  readonly records: DocumentRecords
  readonly tombstones: TombstoneLookup
  readonly now: () => number
}

interface CollectionOptions {
  readonly owner: Owner
  readonly pool: Pool
  readonly collection: string
  readonly undoDays: number
  readonly redactSecrets: boolean
  /** Only these documents are opened. Default: all. */
  readonly paths?: readonly string[] | undefined
}

/** A part on its way into the store. */
interface PlannedPart {
  readonly record: PartRecord
  readonly part: DocumentPart
  readonly content: string
  /** Whether it lacks something that the document has. */
  readonly isCut: boolean
}

const DAY_MS = 86_400_000
const MAX_ATTEMPTS = 6
const AUTHOR = "documents"

/** The documents of one collection. Reads their records once, when it is opened. */
export class OwnedDocuments implements DocumentCollection {
  readonly #parts: DocumentParts
  readonly #options: CollectionOptions
  /** By path, with the id of the document. */
  readonly #documents: Map<string, { readonly id: string; readonly record: DocumentRecord }>
  /** Of every document that it has or had. */
  readonly #ids: Set<string>
  /** The last call of each path. */
  /** Calls for one path run in their order; those for others run meanwhile, so that their writes share a commit. */
  readonly #inTurn = new KeyedQueue()

  private constructor(parts: DocumentParts, options: CollectionOptions, records: ReadonlyMap<string, DocumentRecord>) {
    this.#parts = parts
    this.#options = options
    this.#ids = new Set(records.keys())
    this.#documents = new Map([...records].map(([id, record]) => [record.path, { id, record }]))
  }

  static async open(parts: DocumentParts, options: CollectionOptions): Promise<OwnedDocuments> {
    const { pool, collection, paths } = options
    if (paths === undefined) return new OwnedDocuments(parts, options, await parts.records.list(pool, collection))
    const records = new Map<string, DocumentRecord>()
    for (const path of paths) {
      const id = documentId(options, path, 0)
      const record = await parts.records.get(pool, collection, id)
      // A document that moved has an id of its former path.
      if (record?.path === path) records.set(id, record)
    }
    return new OwnedDocuments(parts, options, records)
  }

  list(): readonly StoredDocument[] {
    return Array.from(this.#documents.values(), ({ record }) => {
      const { path, fingerprint, hash, trusted, parts, forgottenLines: forgotten = [] } = record
      return { path, fingerprint, hash, trusted, parts: parts.length, forgotten }
    })
  }

  withoutSecrets(text: string): string {
    return this.#options.redactSecrets ? redactLines(text) : text
  }

  put(document: DocumentInput): Promise<DocumentChange> {
    return this.#inTurn.run([document.path], () => this.#put(document))
  }

  move(path: string, to: { readonly path: string; readonly fingerprint: string }): Promise<boolean> {
    return this.#inTurn.run([path, to.path], async () => {
      const stored = this.#documents.get(path)
      if (stored === undefined) return false
      if (path !== to.path) this.#requireAll()
      if (path !== to.path && this.#documents.has(to.path)) {
        throw new MemoryError("conflict", `There is a document ${to.path} already`)
      }
      const { id, record } = stored
      // An interrupted put left the fingerprint empty, and only the next one completes it.
      await this.#record(id, { ...record, path: to.path, fingerprint: record.hash === "" ? "" : to.fingerprint })
      if (path !== to.path) this.#documents.delete(path)
      return true
    })
  }

  remove(path: string): Promise<number> {
    return this.#inTurn.run([path], async () => {
      const stored = this.#documents.get(path)
      if (stored === undefined) return 0
      const { pool, collection } = this.#options
      const memories = await this.#read(stored.record.parts.map(({ id }) => id))
      await this.#write([], [...memories.values()])
      await this.#parts.records.delete(pool, collection, stored.id)
      this.#documents.delete(path)
      return memories.size
    })
  }

  async #put(document: DocumentInput): Promise<DocumentChange> {
    const { path, fingerprint, hash, trusted = false, isClean = false } = document
    if (!this.#documents.has(path)) this.#requireAll()
    const { id, record } = this.#documents.get(path) ?? { id: this.#newId(path), record: emptyRecord(path) }
    const stored = await this.#read(record.parts.map((part) => part.id))
    const isStored = ({ id: part }: PartRecord): boolean => stored.has(part)
    // An interrupted put lists parts that never were in the store.
    const gone = record.hash === "" ? [] : record.parts.filter((part) => !isStored(part))
    const statements = document.parts.flatMap((part) => part.statements)
    const clean = (text: string): string => (this.#options.redactSecrets && !isClean ? redact(text).text : text)
    const forgotten = new ForgottenStatements(id, [...record.forgotten, ...gone.flatMap((part) => part.statements)])
    const lost = new ForgottenStatements(id, lostSentences(id, statements, record.parts, { stored, clean }))

    const planned: PlannedPart[] = []
    const cut: (readonly [number, number])[] = []
    const available = Map.groupBy(record.parts.filter(isStored), (part) => part.hash)
    const used = new Set<MemoryId>()
    for (const part of document.parts) {
      await yieldToEventLoop()
      const plan = await this.#plan(id, part, { available, stored, used, forgotten, lost, clean })
      if (plan === undefined || plan.isCut) cut.push([part.firstLine, part.lastLine])
      if (plan !== undefined) planned.push(plan)
    }
    const keeps = new Set(planned.map(({ record: { id: part } }) => part))
    const leaving = [...stored.values()].filter((memory) => !keeps.has(memory.id))
    const next = {
      path,
      fingerprint,
      hash,
      trusted,
      parts: planned.map((plan) => plan.record),
      // A statement that left the file may be written into it again.
      forgotten: [...new Set([...forgotten.used, ...lost.used])],
      forgottenLines: cut,
    }
    // Recorded first, so that the next put finds every memory that an interrupted one left.
    const either = [...next.parts, ...record.parts.filter((part) => !keeps.has(part.id))]
    const writes = planned.filter(({ record: { id: part }, part: { waits } }) =>
      isChanged(stored.get(part), trusted || waits === true),
    )
    if (writes.length + leaving.length > 0) {
      await this.#record(id, {
        ...next,
        fingerprint: "",
        hash: "",
        forgotten: [...new Set([...forgotten.all, ...lost.all])],
        parts: either,
      })
      await this.#write(
        writes.map((plan) => this.#memoryOf(id, plan, document, stored.get(plan.record.id))),
        leaving,
      )
    }
    await this.#record(id, next)
    const added = planned.filter(({ record: { id: part } }) => !stored.has(part)).length
    return { added, kept: planned.length - added, removed: leaving.length, forgotten: cut }
  }

  /** The part without what a person has forgotten, under the id of a stored part of the same content; `undefined` if nothing is left. */
  async #plan(
    document: string,
    part: DocumentPart,
    {
      available,
      stored,
      used,
      forgotten,
      lost,
      clean,
    }: {
      readonly available: Map<string, PartRecord[]>
      readonly stored: ReadonlyMap<MemoryId, Memory>
      readonly used: Set<MemoryId>
      readonly forgotten: ForgottenStatements
      /** Stays out of what is stored anew. A part that the document has as before has lost it already. */
      readonly lost: ForgottenStatements
      readonly clean: (text: string) => string
    },
  ): Promise<PlannedPart | undefined> {
    const { pool } = this.#options
    const { firstLine: first, lastLine: last, heading = "" } = part
    const made = (cut: (statement: string) => string) => {
      const texts = part.statements.map((text) => ({ text, left: cut(text) })).filter(({ left }) => left !== "")
      const content = clean(texts.map(({ left }) => left).join("\n")).trim()
      const statements = texts.map(({ text }) => statementHash(document, text))
      const isCut = texts.length < part.statements.length || texts.some(({ text, left }) => left !== text)
      return { content, statements, hash: documentHash(document, `${heading}\n\n${content}`), isCut }
    }
    const known = made((text) => forgotten.cut(text))
    const same = available.get(known.hash)?.shift()
    if (same !== undefined) {
      used.add(same.id)
      const { content, statements } = known
      const memory = stored.get(same.id)
      const isCut = known.isCut || (memory !== undefined && isShortened(memory))
      return { record: { ...same, first, last, statements }, part, content, isCut }
    }
    const { content, statements, hash, isCut } = made((text) => lost.cut(forgotten.cut(text)))
    if (content === "") return undefined
    checkLimits({ content })
    if (await this.#parts.tombstones.holds(pool, undefined, content)) return undefined
    let id: MemoryId
    let copy = 0
    do id = derivedId("document", pool.tenant, pool.name, document, hash, String(copy++))
    while (used.has(id))
    used.add(id)
    return { record: { id, hash, first, last, statements }, part, content, isCut }
  }

  #memoryOf(document: string, plan: PlannedPart, of: DocumentInput, stored: Memory | undefined): Memory {
    const { owner, pool, collection } = this.#options
    const { heading } = plan.part
    const now = this.#parts.now()
    const at = knownAt(of.modifiedAt ?? now, now)
    const { waits = false } = plan.part
    const review = detectAttack(plan.content) ?? (waits ? "document-text" : undefined)
    return {
      id: plan.record.id,
      pool: pool.name,
      owner,
      type: "semantic",
      importance: 0.5,
      createdAt: at,
      ...stored,
      category: categoryOf(of.trusted === true || waits),
      content: plan.content,
      status: review === undefined ? "active" : "quarantined",
      ...(review !== undefined && { review }),
      source: { origin: "file" },
      metadata: { collection, document, path: of.path, ...(heading !== undefined && { heading }) },
      updatedAt: stored === undefined ? at : now,
      revision: (stored?.revision ?? 0) + 1,
    }
  }

  async #write(memories: readonly Memory[], leaving: readonly Memory[]): Promise<void> {
    const { store, queue, now } = this.#parts
    const { pool, undoDays } = this.#options
    const at = now()
    let removes: readonly Memory[] = leaving
    let puts: readonly Memory[] = memories
    for (let attempt = 1; puts.length + removes.length > 0; attempt++) {
      if (attempt > MAX_ATTEMPTS)
        throw new MemoryError("conflict", "Others changed the same memory at every attempt to write it")
      // Queued first: a crash in between leaves a job without a deletion, never a deletion without its job.
      if (undoDays > 0) await queue.push(removes.map((memory) => purgeJob(memory, at + undoDays * DAY_MS)))
      const changes: Change[] = []
      for (const memory of puts) {
        await yieldToEventLoop()
        changes.push({ op: "put", memory, index: { words: memoryWords(memory) } })
      }
      const op = undoDays > 0 ? "delete" : "erase"
      for (const { id, revision } of removes) changes.push({ op, id, revision: revision + 1 })
      const outcomes = await writeAll(store, pool, changes, { by: AUTHOR, at })
      const conflicts = new Map(outcomes.flatMap((one) => (one.status === "conflict" ? [[one.id, one] as const] : [])))
      // A stored memory in the place of a new one was written by an interrupted put.
      puts = puts.flatMap((memory) => {
        const conflict = conflicts.get(memory.id)
        if (conflict === undefined || conflict.current?.content === memory.content) return []
        return [{ ...memory, revision: conflict.revision + 1 }]
      })
      removes = removes.flatMap(({ id }) => conflicts.get(id)?.current ?? [])
    }
  }

  async #read(ids: readonly MemoryId[]): Promise<ReadonlyMap<MemoryId, Memory>> {
    if (ids.length === 0) return new Map()
    const memories = await this.#parts.store.read(scopeOf(this.#options.pool), ids)
    return new Map(memories.flatMap((memory) => (memory === undefined ? [] : [[memory.id, memory] as const])))
  }

  async #record(id: string, record: DocumentRecord): Promise<void> {
    const { pool, collection } = this.#options
    await this.#parts.records.set(pool, collection, id, record)
    this.#documents.set(record.path, { id, record })
  }

  /** Derived, so that two syncs at the same time mean the same document; another one if a moved document has it. */
  #newId(path: string): string {
    for (let copy = 0; ; copy++) {
      const id = documentId(this.#options, path, copy)
      if (this.#ids.has(id)) continue
      this.#ids.add(id)
      return id
    }
  }

  /** Which ids and paths are free is known only where every document was opened. */
  #requireAll(): void {
    if (this.#options.paths === undefined) return
    throw new MemoryError("options_invalid", "A collection that was opened for some paths adds and moves no document", {
      remedy: "Open it without paths.",
    })
  }
}

/** Whether the part has to be written: it is new, or the trust in its document changed. */
function isChanged(stored: Memory | undefined, trusted: boolean): boolean {
  return stored === undefined || stored.category !== categoryOf(trusted)
}

function categoryOf(trusted: boolean): string {
  return trusted ? DOCUMENT : UNTRUSTED_DOCUMENT
}

function documentId({ pool, collection }: CollectionOptions, path: string, copy: number): string {
  return derivedId("document", pool.tenant, pool.name, collection, path, String(copy))
}

function emptyRecord(path: string): DocumentRecord {
  return { path, fingerprint: "", hash: "", trusted: false, parts: [], forgotten: [] }
}
