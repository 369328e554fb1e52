import type { Memory, MemoryId, Pool, Store, TextRange } from "../../contract/index.ts"
import { STATUSES } from "../../contract/memory.ts"
import { containsText } from "../../text/contains.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { plain } from "../../text/similarity.ts"
import { turnMemoryId } from "../ids.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { isSameStatement, normalizeStatement } from "../remember/statement-analysis.ts"
import {
  addRanges,
  type Cut,
  type CutRange,
  cutOut,
  joinCuts,
  type NarrowCut,
  narrowRange,
  rangeInWhole,
  type TurnText,
} from "./cut-text.ts"
import { findRepliesNaming, hasName, namesToldIn } from "./echoed-names.ts"
import { cutMembers } from "./list-members.ts"
import { withShortened } from "./note.ts"
import { findEchoes, sentencesEchoing } from "./repetitions.ts"
import { listTurns, type SourceMessage, type StatementSources, sourceMessageOf, sourcesOf } from "./source-messages.ts"
import { findTwins } from "./twins.ts"
import type { TurnCuts, WithheldQuote, WithheldTurn, WithheldWords } from "./withheld-words.ts"

/** A memory that is erased and written again without the words that go, or only erased if nothing is left. */
export interface Rewrite<M = Memory> {
  readonly before: M
  /** Versions that are written again before `after`. */
  readonly earlier?: readonly Memory[]
  readonly after: Memory | undefined
}

/** The next state of a turn: what is left of it, and what waits to come back. */
export interface TurnPlan {
  readonly turn: Memory
  readonly left: TurnText
  readonly next: Omit<TurnCuts, "left">
}

export interface CutPlan {
  readonly rewrites: readonly Rewrite[]
  readonly turns: readonly TurnPlan[]
  /** The sentences of each statement, in all its messages. */
  readonly sentences: ReadonlyMap<MemoryId, readonly string[]>
  /** The messages of which nothing is left, as they were. */
  readonly whole: readonly Memory[]
  /** Other memories that say the same as a statement, which go with it. */
  readonly twins: readonly Memory[]
}

export interface PlanParts {
  readonly store: Store
  readonly withheld: WithheldWords
}

/** A stored or withheld turn with the words that are out. */
export interface WholeTurn {
  readonly turn: Memory
  /** Whether anything of it is stored. */
  readonly isStored: boolean
  readonly record: WithheldTurn | undefined
  readonly whole: TurnText
  readonly out: readonly CutRange[]
}

/**
 * Plans what happens to the words of statements that are deleted: of each message that states one of them, the
 * sentences that do are cut. A message in which no sentence can be told apart goes as a whole. With `forGood` the
 * words do not wait to come back. `ranges` are more words to cut, by turn. `narrow` leaves what a sentence says besides
 * a statement.
 */
export async function planCuts(
  parts: PlanParts,
  pool: Pool,
  facts: readonly Memory[],
  {
    forGood,
    ranges = new Map(),
    narrow = () => undefined,
  }: {
    readonly forGood: boolean
    readonly ranges?: ReadonlyMap<MemoryId, readonly TextRange[]>
    readonly narrow?: NarrowCut
  },
): Promise<CutPlan> {
  const members = facts.map((fact) => membersOf(fact, narrow))
  const sources = await Promise.all(
    facts.map(async (fact, place): Promise<StatementSources> => {
      const of = await sourcesOf(parts.store, pool, fact)
      const named = members[place] ?? []
      const echoes = named.length === 0 ? [] : await findEchoes(parts.store, pool, named)
      const more = echoes.flatMap((memory) => sourceMessageOf(pool, memory) ?? [])
      const messages = new Map([...of.messages, ...more].map((message) => [message.name, message]))
      return { ...of, messages: [...messages.values()] }
    }),
  )
  const messages = new Map(sources.flatMap(({ messages }) => messages).map((message) => [message.name, message]))
  const turns = new Map<MemoryId, readonly WholeTurn[]>()
  for (const message of messages.values()) turns.set(message.name, await readWholeTurns(parts, pool, message))
  const cut = new Map<MemoryId, { readonly of: WholeTurn; readonly out: readonly CutRange[] }>()
  const sentences = new Map<MemoryId, string[]>()
  const add = (of: WholeTurn, found: readonly TextRange[], by: MemoryId): void => {
    if (found.length === 0) return
    const texts = found.map(({ from, to }) => of.whole.content.slice(from, to))
    const cuts = found.flatMap((range, place) => narrowRange(range, narrow(by, texts[place] ?? "")))
    if (cuts.length === 0) return
    cut.set(of.turn.id, { of, out: addRanges(cut.get(of.turn.id)?.out ?? of.out, cuts, by) })
    sentences.set(by, [...(sentences.get(by) ?? []), ...texts])
  }
  for (const [place, fact] of facts.entries()) {
    const { versions, messages } = sources[place] as StatementSources // one for each fact
    for (const message of messages) {
      const own = turns.get(message.name) ?? []
      const named = members[place] ?? []
      const places = own.map((one) => {
        const isReply = one.turn.source.origin === "assistant"
        return sentencesStating(one, isReply ? [...versions, ...named] : versions)
      })
      const isFound = places.some((those) => those.length > 0) || isReadFrom(versions, pool, message) === "gone"
      for (const [part, one] of own.entries()) add(one, isFound ? (places[part] ?? []) : sentencesIn(one), fact.id)
    }
  }
  for (const [id, more] of ranges) {
    const [turn] = await parts.store.read(scopeOf(pool), [id])
    if (turn === undefined) continue
    const of = await readWholeTurn(parts, turn)
    const own = more.map((range) => rangeInWhole(of.record?.cuts ?? [], range))
    add(of, own, id)
  }
  const isNamed = ({ content }: Memory): boolean => facts.some(({ id }) => narrow(id, content)?.length !== 0)
  const twins = (await findTwins(parts.store, pool, facts, sources)).filter(isNamed)
  const going = new Set([...facts, ...twins].map(({ id }) => id))
  const leftOf = (memory: Memory): string => {
    const own = cut.get(memory.id)
    if (own !== undefined) return cutOut(own.of.whole, own.out).left.content
    return going.has(memory.id) ? "" : memory.content
  }
  const told = [...facts, ...(await readCutTurns(parts.store, pool, ranges))]
  for (const { id, owner, source, content } of told) {
    const { session } = owner
    const { position } = source
    if (session === undefined || position === undefined || source.origin === "assistant") continue
    const stated = source.quote ?? content
    const own = ranges.has(id) ? content : stated
    const gone = ranges.get(id) ?? narrow(id, stated) ?? [{ from: 0, to: stated.length }]
    const words = gone.map(({ from, to }) => own.slice(from, to))
    for (const name of new Set(words.flatMap(namesToldIn))) {
      for (const reply of await findRepliesNaming(parts.store, pool, { text: name, session, position }, leftOf)) {
        const of = await readWholeTurn(parts, reply)
        const naming = sentencesIn(of).filter(({ from, to }) => hasName(of.whole.content.slice(from, to), name))
        add(of, naming, id)
      }
    }
  }
  const plan = await finishPlan(parts, pool, cut, { sentences, going: new Set(facts.map(({ id }) => id)), forGood })
  return { ...plan, twins }
}

/** A statement as what of it goes alone, so that a reply about that is found: "I will avoid latex". */
function membersOf(fact: Memory, narrow: NarrowCut): readonly Memory[] {
  const stated = fact.source.quote ?? fact.content
  const text = narrow(fact.id, stated)
    ?.map(({ from, to }) => stated.slice(from, to))
    .join(" ")
  if (text === undefined || text === "") return []
  const { at: _, ...source } = fact.source
  return [{ ...fact, content: text, source: { ...source, quote: text } }]
}

/** The turns of which only sentences go. */
async function readCutTurns(
  store: Store,
  pool: Pool,
  ranges: ReadonlyMap<MemoryId, unknown>,
): Promise<readonly Memory[]> {
  const turns = ranges.size === 0 ? [] : await store.read(scopeOf(pool), [...ranges.keys()])
  return turns.filter((turn) => turn !== undefined)
}

async function finishPlan(
  parts: PlanParts,
  pool: Pool,
  cut: ReadonlyMap<MemoryId, { readonly of: WholeTurn; readonly out: readonly CutRange[] }>,
  {
    sentences,
    going,
    forGood,
  }: Pick<CutPlan, "sentences"> & { readonly going: ReadonlySet<MemoryId>; readonly forGood: boolean },
): Promise<Omit<CutPlan, "twins">> {
  const rewrites: Rewrite[] = []
  const turns: TurnPlan[] = []
  const whole: Memory[] = []
  for (const { of, out } of cut.values()) {
    const { turn, isStored, record } = of
    const { left, cuts } = cutOut(of.whole, out)
    const isChanged = isStored && left.content !== turn.content
    const quotes = isChanged ? await quotesOf(parts.store, pool, of, out, going) : []
    const waits = (one: Cut): boolean => !forGood || !one.by.some((id) => going.has(id))
    const kept = cuts.filter(waits)
    const revision = isChanged ? turn.revision + (left.content === "" ? 1 : 2) : (record?.revision ?? turn.revision)
    const all = [...(record?.quotes ?? []), ...quotes.map(withheldQuote)]
    turns.push({ turn, left, next: { revision, cuts: kept, quotes: kept.length < cuts.length ? [] : all } })
    if (!isChanged) continue
    const { spans: _, ...rest } = turn
    const shortened = withShortened({ ...rest, ...left, revision: turn.revision + 2 }, true)
    const after = left.content === "" ? undefined : shortened
    rewrites.push(
      { before: turn, after },
      ...(await Promise.all(quotes.map((one) => withoutQuotes(parts.store, pool, one, of)))),
    )
    if (after === undefined) whole.push({ ...rest, ...of.whole })
  }
  return { rewrites: [...new Map(rewrites.map((one) => [one.before.id, one])).values()], turns, sentences, whole }
}

/** Whether a message is the source of a version; `gone` if the words that it was read from were cut before. */
function isReadFrom(versions: readonly Memory[], pool: Pool, { name }: SourceMessage): boolean | "gone" {
  const own = versions.filter((version) => sourceMessageOf(pool, version)?.name === name)
  return own.length > 0 && own.every(({ source: { at } }) => at !== undefined && at.from === at.to)
    ? "gone"
    : own.length > 0
}

/** Those of the memories that are out: deleted, or stated again as something else, so that a sentence is not theirs any more. */
export async function findOut(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
  sentence: string,
): Promise<readonly MemoryId[]> {
  const standing = ids.length === 0 ? [] : await store.read(scopeOf(pool), ids)
  const states = (memory: Memory): boolean =>
    sentencesStating({ turn: memory, record: undefined, whole: { content: sentence } }, [memory]).length > 0
  return ids.filter((_, place) => {
    const memory = standing[place]
    return memory === undefined || !states(memory)
  })
}

/** The sentences of a turn that state one of these versions. */
export function sentencesStating(
  { turn, record, whole, out = [] }: Pick<WholeTurn, "turn" | "record" | "whole"> & Partial<Pick<WholeTurn, "out">>,
  versions: readonly Memory[],
): readonly TextRange[] {
  const { content } = whole
  const isRead = versions.some(({ source }) => source.message === turn.source.message)
  if (turn.source.origin === "assistant" && !isRead) return sentencesEchoing(turn, content, versions)
  const quotes = versions.flatMap(({ id, source }) => {
    const withheld = record?.quotes.find((one) => one.id === id)?.source.quote
    return [source.quote ?? "", withheld ?? ""].filter((quote) => quote.trim() !== "")
  })
  const ranges = versions.flatMap(({ source: { at, quote } }): readonly TextRange[] =>
    at?.memory === turn.id && quote !== undefined && content.slice(at.from, at.to) === quote ? [at] : [],
  )
  for (const quote of new Set(quotes)) {
    const from = content.indexOf(quote)
    if (from >= 0) ranges.push({ from, to: from + quote.length })
  }
  const plainQuotes = [...new Set(quotes.map(plain))].filter((quote) => quote !== "")
  const statements = versions.filter(({ category }) => category !== "turn")
  const wordings = new Set([...statements.map(({ content: wording }) => wording), ...quotes])
  const [{ category = "fact" } = {}] = statements
  const stated = [...wordings].map((wording) => normalizeStatement({ category, content: wording }))
  return sentencesOf(content)
    .map(({ start, end, text }) => ({ from: start, to: end, text }))
    .filter(({ from, to, text }) => {
      if (ranges.some((range) => range.from < to && from < range.to)) return true
      // What was cut out of a sentence before is no part of what was read from the rest.
      const within = out.filter((range) => from < range.to && range.from < to)
      const left = within.map((range) => ({ from: range.from - from, to: range.to - from }))
      return [text, ...(within.length > 0 ? [cutMembers(text, left)] : [])].some((one) => {
        const words = plain(one)
        if (plainQuotes.some((quote) => containsText(words, quote))) return true
        const sentence = normalizeStatement({ category, content: one })
        return stated.some((statement) => isSameStatement(sentence, statement))
      })
    })
    .map(({ from, to }) => ({ from, to }))
}

function sentencesIn({ whole }: WholeTurn): readonly TextRange[] {
  return sentencesOf(whole.content).map(({ start, end }) => ({ from: start, to: end }))
}

/** The verbatim memories of a message with what was cut out of them. A deleted turn is none. */
async function readWholeTurns(parts: PlanParts, pool: Pool, message: SourceMessage): Promise<readonly WholeTurn[]> {
  const { session, message: id } = message
  const [first] = await parts.store.read(scopeOf(pool), [message.name])
  const known = first ?? (await parts.withheld.of(pool.tenant, message.name, undefined))?.turn
  const count = typeof known?.metadata.parts === "number" ? known.metadata.parts : 1
  const ids = Array.from({ length: count }, (_, part) => turnMemoryId(pool, session, id, part))
  const read = await parts.store.read(scopeOf(pool), ids)
  const withheld = await Promise.all(
    ids.map(async (turn, part) => read[part] ?? (await parts.withheld.of(pool.tenant, turn, undefined))?.turn),
  )
  // Imported turns have the ids of another tenant.
  const others = known === undefined ? await listTurns(parts.store, pool, message) : []
  const turns = [...withheld.filter((turn) => turn !== undefined), ...others]
  return Promise.all(turns.map((turn) => readWholeTurn(parts, turn)))
}

/** A stored turn, or one of which nothing is left, with what was cut out of it. */
export async function readWholeTurn({ withheld }: Pick<PlanParts, "withheld">, turn: Memory): Promise<WholeTurn> {
  const isStored = turn.content !== ""
  const record = await withheld.of(turn.owner.tenant, turn.id, isStored ? turn : undefined)
  return { turn, isStored, record, ...joinCuts(turn, record?.cuts ?? []) }
}

/** The other statements that quote words that go. */
async function quotesOf(
  store: Store,
  pool: Pool,
  { turn, whole, out: before }: WholeTurn,
  out: readonly CutRange[],
  going: ReadonlySet<MemoryId>,
): Promise<readonly Memory[]> {
  const { position, message } = turn.source
  if (position === undefined || message === undefined) return []
  const isNew = (range: TextRange): boolean => !before.some(({ from, to }) => from <= range.from && range.to <= to)
  const cut = out.filter(isNew)
  const where = {
    session: turn.owner.session ?? "",
    position: { from: position, below: position + 1 },
    status: STATUSES,
  }
  const quoting: Memory[] = []
  for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }))) {
    const { quote } = memory.source
    if (memory.category === "turn" || going.has(memory.id) || quote === undefined) continue
    const start = memory.source.message === message ? whole.content.indexOf(quote) : -1
    if (start >= 0 && cut.some(({ from, to }) => from < start + quote.length && start < to)) quoting.push(memory)
  }
  return quoting
}

function withheldQuote({ id, source: { quote, at } }: Memory): WithheldQuote {
  return { id, source: { ...(quote !== undefined && { quote }), ...(at && { at }) } }
}

/** Rewrites a statement with its versions, which lead to the words of each: none keeps a quote of this turn. */
async function withoutQuotes(store: Store, pool: Pool, memory: Memory, { turn }: WholeTurn): Promise<Rewrite> {
  const versions: Memory[] = []
  if (memory.revision > 1) {
    for await (const version of each((page) => store.history?.versions(scopeOf(pool), memory.id, page))) {
      if (version.memory !== undefined && version.revision < memory.revision) versions.unshift(version.memory)
    }
  }
  const all = [...versions, memory].map(({ signals: _, ...version }, place): Memory => {
    const isOfTurn = version.source.message === turn.source.message
    return { ...version, ...(isOfTurn && withoutQuote(version)), revision: memory.revision + 2 + place }
  })
  return { before: memory, earlier: all.slice(0, -1), after: all.at(-1) }
}

/** An empty range says that the words a statement was read from are gone. */
function withoutQuote(memory: Memory): Pick<Memory, "source"> {
  const { quote: _, at, ...source } = memory.source
  return { source: { ...source, ...(at && { at: { memory: at.memory, from: at.from, to: at.from } }) } }
}
