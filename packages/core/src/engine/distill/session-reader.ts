import type { Extractor, Pool, Store, Turn } from "../../contract/index.ts"
import {
  MODEL_READER,
  type ReadDraft,
  type ReadingResult,
  readWithModel,
} from "../../defaults/model-reader/model-reader.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { storeWithin } from "../../turn/limited-store.ts"
import { findRelated } from "../../turn/remember/known.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { MeteredModel } from "../model/metered-model.ts"
import { checkDrafts } from "./check-drafts.ts"
import type { DistillationLog } from "./distillation-log.ts"
import type { StoredAnswer, UnreadSession, UnreadSessions } from "./pending-sessions.ts"
import {
  markAfter,
  nextPart,
  readStoredMessages,
  type SessionPart,
  type StoredMessage,
  shownMessage,
  spokenAround,
} from "./read-session.ts"
import { writeDrafts } from "./write-drafts.ts"

/** A person's message with less text says nothing that lasts. */
const MIN_TYPED_CHARACTERS = 12
/** Maximum number of messages of one call. */
const MAX_MESSAGES = 200
/** Maximum number of messages of one call in the mode `turn`. */
const MAX_TURN_MESSAGES = 16
/** Maximum number of known statements in a prompt. */
export const MAX_KNOWN = 20

interface SessionReaderParts {
  readonly store: Store
  readonly tombstones: Tombstones
  readonly settings: () => MemorySettings
  /** The model that reads while `usesModel`; absent if only `extractors` do. */
  readonly model: MeteredModel | undefined
  readonly usesModel: () => boolean
  /** Extractors of plugins that work per session. */
  readonly extractors: readonly Extractor[]
  readonly sessions: UnreadSessions
  readonly log: DistillationLog
  readonly now: () => number
  readonly signal: AbortSignal
}

/**
 * Has one part of a session read, and writes what was found. The answer is stored in between, so that no part is paid
 * for twice.
 */
export class SessionReader {
  readonly #parts: SessionReaderParts

  constructor(parts: SessionReaderParts) {
    this.#parts = parts
  }

  /** Asks the readers about the next part; stores their answer. `undefined` if nothing is left to read. */
  async ask(key: string, session: UnreadSession): Promise<StoredAnswer | undefined> {
    const { sessions, now, settings } = this.#parts
    const store = storeWithin(this.#parts.store, session.pool)
    const { extractionMode, distillMaxTokens } = settings()
    const isTurn = extractionMode === "turn"
    const mark = await sessions.readMark(key)
    const messages = await readStoredMessages(store, session.pool, session.session, now())
    const shrink = 2 ** session.attempts
    const most = isTurn ? MAX_TURN_MESSAGES : MAX_MESSAGES
    const limits = { maxTokens: distillMaxTokens / shrink, maxMessages: Math.max(1, Math.floor(most / shrink)) }
    const part = nextPart(messages, mark, limits)
    const isTelling = part?.messages.some(
      ({ message, typed }) => message.role === "user" && typed.trim().length >= MIN_TYPED_CHARACTERS,
    )
    if (part === undefined || isTelling !== true) {
      const left = part?.hasMore === true
      await this.#finish(key, session.pool, { mark: part?.mark ?? mark, hasMore: left, of: session })
      return left ? this.ask(key, session) : undefined
    }
    const kind = isTurn ? "extract" : "distill"
    const { drafts, misplaced, isCut, unreadable, tokens, by } = await this.#read(session, part, kind)
    if (unreadable !== undefined) throw new UnreadableSession(unreadable, true)
    // Of a reply that was cut off, only what its drafts were read from counts as read.
    const isPartly = isCut && part.messages.length > 1
    const last = Math.max(...drafts.map(({ from }) => from))
    const read = isPartly ? part.messages.filter(({ message }) => message.position <= last) : part.messages
    if (read.length === 0)
      throw new UnreadableSession("The model's reply was cut off before its first statement", false)
    const answer: StoredAnswer = {
      drafts,
      misplaced,
      mark: markAfter(mark, read),
      kind,
      by,
      hasMore: part.hasMore || read.length < part.messages.length,
      of: { turns: session.turns, characters: session.characters },
      tokens,
    }
    const stored = await sessions.update(key, (one) => one && { ...one, answer })
    return stored === undefined ? undefined : answer
  }

  async #read(
    session: UnreadSession,
    part: SessionPart,
    kind: "distill" | "extract",
  ): Promise<ReadingResult & Pick<StoredAnswer, "tokens" | "by">> {
    const { usesModel, extractors, signal } = this.#parts
    const store = storeWithin(this.#parts.store, session.pool)
    const model = usesModel() ? this.#parts.model : undefined
    const shown = part.messages.filter(({ typed }) => typed.trim() !== "").map(shownMessage)
    const before = part.before.filter(({ typed }) => typed.trim() !== "").map(shownMessage)
    const { pool, owner } = session
    const turn: Turn = { id: session.session, owner, at: part.mark.at, before, messages: shown, recalled: [] }
    const known = await findRelated(store, pool, turn, MAX_KNOWN, { signal })
    let result: ReadingResult = { drafts: [], misplaced: 0, isCut: false }
    const tokens = { input: 0, output: 0 }
    const by: string[] = []
    if (model !== undefined) {
      by.push(`${MODEL_READER.name}@${MODEL_READER.version}`)
      const complete: Parameters<typeof readWithModel>[0] = async (request, call) => {
        const answer = await model.complete(request, { tenant: pool.tenant, kind, ...call })
        tokens.input += answer.tokens.input
        tokens.output += answer.tokens.output
        return answer
      }
      result = await readWithModel(complete, { before, messages: shown, known }, { signal })
    }
    const more: ReadDraft[] = []
    for (const extractor of extractors) {
      by.push(`${extractor.name}@${extractor.version}`)
      const drafts = await extractor.extract([turn], known.slice(0, extractor.mostKnown ?? 0), { signal })
      more.push(...drafts.map((draft) => ({ ...draft, certain: 1 })))
    }
    return { ...result, drafts: [...result.drafts, ...more], tokens, by: by.join(" ") }
  }

  /** Checks and writes an answer. What was deleted since it was asked for is not in the messages any more. */
  async apply(key: string, session: UnreadSession, answer: StoredAnswer, isRepeated: boolean): Promise<void> {
    const { tombstones, sessions, log, now } = this.#parts
    const store = storeWithin(this.#parts.store, session.pool)
    const { pool, owner } = session
    const mark = await sessions.readMark(key)
    const messages = await readStoredMessages(store, pool, session.session, now())
    const limits = { maxTokens: Number.POSITIVE_INFINITY, maxMessages: Number.POSITIVE_INFINITY }
    const part = nextPart(messages, mark, limits)
    const inputs: StoredMessage[] = [...(part?.messages ?? [])]
    const replaced = [...new Set(answer.drafts.flatMap(({ replaces }) => replaces ?? []))]
    const known = (await store.read({ tenant: pool.tenant, pools: [pool.name] }, replaced)).filter(
      (memory) => memory !== undefined,
    )
    const { checked, rejected } = checkDrafts(answer.drafts, { before: part?.before ?? [], messages: inputs, known })
    rejected["not-the-person"] += answer.misplaced
    const around = spokenAround(messages)
    const place = { pool, session: session.session, owner, by: answer.by, isRepeated, ...around }
    const written = await writeDrafts({ store, tombstones, now }, place, checked)
    const { ids, agreed, quarantined } = written
    await log.add(pool.tenant, pool, {
      session: session.session,
      kind: answer.kind,
      outcome: "read",
      memories: ids.length,
      agreed,
      quarantined,
      rejected,
      tokens: answer.tokens,
      at: now(),
    })
    await this.#finish(key, pool, answer)
  }

  /** Marks messages as read. The session waits on if there are more, or if turns arrived meanwhile. */
  async #finish(key: string, pool: Pool, { mark, hasMore, of }: Pick<StoredAnswer, "mark" | "hasMore" | "of">) {
    const { sessions } = this.#parts
    await sessions.setMark(key, pool, mark)
    await sessions.update(key, (session) => {
      if (session === undefined || (!hasMore && session.turns === of.turns)) return undefined
      const { answer: _, why: __, failedAt: ___, ...rest } = session
      return { ...rest, attempts: 0, characters: hasMore ? session.characters : session.characters - of.characters }
    })
  }
}

/** A session that the model answered, but not in a way that can be used. */
export class UnreadableSession extends Error {
  override readonly name = "UnreadableSession"
  /** Whether another attempt with fewer messages cannot help. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}
