import type { Draft, Pool, Source } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { normalizeAbout } from "../../text/attributes.ts"
import { handedOver } from "../../text/handed-over.ts"
import { letterBody } from "../../text/letter-form.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { plain } from "../../text/similarity.ts"
import { isStatementAndQuestion } from "../../text/statement-and-question.ts"
import { ownCertainty, type Tells } from "../../text/surely-own.ts"
import { personalWish } from "../../text/topics/personal-wish-model.ts"
import { surelyChangesWish } from "../../text/topics/wish-model.ts"
import { isWishDraft } from "../../text/wish-rows.ts"
import { relateToEarlier, sharesAddress } from "../address-relation.ts"
import { beginsWithOrder } from "../delete/orders-behind-tasks.ts"
import { keyedMemoryId, statedMemoryId, turnMemoryId } from "../ids.ts"
import { oppositeOf } from "./neighbourhood.ts"
import { byteLength, MAX_CONTENT_BYTES, splitIntoParts } from "./parts.ts"
import type { KeptMessage, PreparedTurn, RememberJob } from "./prepare.ts"
import type { Proposal } from "./proposal.ts"
import { statesAll } from "./states-all.ts"
import {
  createUncorrectedReader,
  isAcknowledged,
  placeOfQuote,
  type ReadMessage,
  readToldMessage,
  type SaidIn,
  statedIn,
  withoutMaterial,
} from "./told-messages.ts"
import { trustOf } from "./trust.ts"
import { isWishInRow } from "./wishes-in-row.ts"

/** A draft with the name and version of its extractor. */
export type SignedDraft = Draft & { readonly by: string }

const DEFAULT_IMPORTANCE = 0.5
/** Categories of what every conversation carries: words that may be somebody else's give none of them. */
const NEEDS_SURE_WORDS: ReadonlySet<string> = new Set(["identity", "constraint", "instruction"])

/** Categories of what an order may tell as well: "Forget formalities", "Forget sugar, I'm diabetic". */
const KEEPS_ORDERS: ReadonlySet<string> = new Set(["constraint", "instruction"])

/** The highest importance of a relative in words that may be somebody else's: no conversation carries one for that alone. */
const UNSURE_RELATIVE = 0.7

/** Turns drafts into proposals: origin, trust, owner and quote come from the source message. Yields between messages and drafts. */
export async function createProposals(
  { turn, pool, toolsRead }: Pick<RememberJob, "turn" | "pool" | "toolsRead">,
  { session, kept, conversation }: Pick<PreparedTurn, "session" | "kept"> & Partial<Pick<PreparedTurn, "conversation">>,
  drafts: readonly SignedDraft[],
): Promise<readonly Proposal[]> {
  const read = new Set(drafts.map(({ from }) => from))
  const told: ReadMessage[] = []
  for (const one of kept) {
    if (!read.has(one.message.position)) continue
    await yieldToEventLoop()
    told.push(readToldMessage(one, conversation))
  }
  // Reversed, so that the first message of a position stays. A text that was given to be worked on is nobody's
  // statement, whichever extractor read it.
  const byPosition = new Map(
    told
      .filter(({ own, message }) => message.role !== "user" || own.trim() !== "")
      .toReversed()
      .map((one) => [one.message.position, one]),
  )
  const readUncorrected = createUncorrectedReader(drafts, conversation)
  const draftsOf = Map.groupBy(drafts, ({ from }) => from)
  const tellings = new Map(
    told.map(({ text, message: { position } }) => [position, tellsOf(letterBody(text), draftsOf.get(position) ?? [])]),
  )
  const propose = (draft: SignedDraft): readonly Proposal[] => {
    const whole = byPosition.get(draft.from)
    const from = whole && withoutMaterial(readUncorrected(whole, draft), statedIn(draft))
    const content = draft.content.trim()
    if (!whole || !from || content === "" || byteLength(content) > MAX_CONTENT_BYTES) return []
    if (!KEEPS_ORDERS.has(draft.category) && beginsWithOrder(content)) return []
    // Where a part of the message is somebody else's, a draft has to say that it read the person's part.
    const isFrom = (own: string): boolean => own === from.text || isOwnQuote(statedIn(draft), { text: from.text, own })
    const needsSure = NEEDS_SURE_WORDS.has(draft.category)
    const isInRow =
      from.handed === undefined && isWishInRow(from.said.messages, from.said.at, draft, draftsOf.get(draft.from) ?? [])
    if (!isInRow && !isFrom(from.own)) return []
    // A missing constraint does more harm than somebody else's.
    const isAsked = draft.category === "constraint" && isStatementAndQuestion(from.said.messages, from.said.at)
    // What it corrects was as sure as the fact that was read from it, and what it goes on with has to be.
    const isOfEarlier =
      draft.metadata?.corrected === "earlier" || (draft.metadata?.continued === "earlier" && isSureBefore(from.said))
    const isMeant = isOfEarlier || isAcknowledged(draft, from.said, statedIn(draft))
    const isCorrection = isMeant && from.handed === undefined
    const isWish = isInRow || (isWishDraft(draft) && isWholeWish(from))
    const certainty =
      isAsked || isCorrection || isWish ? "surely" : certaintyOf(from, statedIn(draft), tellings.get(draft.from))
    const isCertain = certainty === "certainly" && from.handed === undefined
    // What is said to memory itself is no part of a text.
    const isToRemember = draft.metadata?.rule === "remember" && certainty === "surely" && from.handed === undefined
    const isRequested = isToRemember || isAsked || isCorrection || isInRow
    const isLikely = !needsSure || isRequested || isCertain || isFrom(from.sure)
    // Words that are hardly the person's stay in their turn.
    if (certainty === "hardly") return []
    const isSure = isLikely && (!needsSure || isCertain || certainty !== undefined)
    // A statement in words that may be somebody else's is found by search, but no conversation carries it.
    const isPlain = draft.type === "factual" && (draft.key === undefined || isLikely)
    if (!isSure && !isPlain) return []
    const { key: _, ...unkeyed } = draft
    const proposal = proposeDraft({ turn, pool, toolsRead, session }, whole, isSure ? draft : unkeyed, isSure)
    const isOwn = from.message.role === "user" && (isCertain || (certainty !== undefined && isFrom(from.sure)))
    if (isOwn) return [{ ...proposal, isOwn }]
    const isRelative = draft.category === "relationship" && from.message.role === "user"
    return [isRelative ? { ...proposal, importance: Math.min(proposal.importance, UNSURE_RELATIVE) } : proposal]
  }
  const all: Proposal[] = []
  for (const draft of drafts) {
    await yieldToEventLoop()
    all.push(...propose(draft))
  }
  return resolveOpposites(pool, all)
}

/** In characters. */
const MAX_WISH = 120

/** Whether all that a person typed in a message is one sentence that surely changes how answers should be, or says how to treat or call them. */
function isWholeWish({ text, own, handed, message: { role } }: ReadMessage): boolean {
  const wish = text.trim()
  if (role !== "user" || handed !== undefined || own !== text || wish.length > MAX_WISH) return false
  return sentencesOf(wish).length === 1 && (surelyChangesWish(wish) || personalWish(wish) !== "nothing")
}

function tellsOf(text: string, drafts: readonly Draft[]): Tells | undefined {
  if (statesAll(text, drafts)) return "statements"
  const isHealth = ({ category }: Draft): boolean => category === "constraint"
  // "My parents arrive on Sunday" is read as something of its speaker, too, but names nobody.
  const isOfDay = ({ category, key, metadata }: Draft): boolean =>
    category === "identity" && key === undefined && metadata?.rule === "reader"
  const sure = drafts.filter(({ category }) => NEEDS_SURE_WORDS.has(category))
  return sure.some(isHealth) && sure.every((one) => isHealth(one) || isOfDay(one)) ? "health" : undefined
}

/** How certain it is that a quote of a message, or all of it, is what its author says of themselves. */
function certaintyOf(
  { message: { role }, said }: { readonly message: KeptMessage["message"]; readonly said: SaidIn },
  quote: string | undefined,
  tells: Tells | undefined,
): ReturnType<typeof ownCertainty> {
  if (role !== "user") return "surely"
  return ownCertainty(said.messages, said.at, ...placeOfQuote(said, quote), tells)
}

/** Whether all of the user's message before another one is surely what they say of themselves. */
function isSureBefore({ messages, at }: SaidIn): boolean {
  const before = messages.findLastIndex(({ role }, place) => place < at && role === "user")
  const { length = 0 } = messages[before]?.text ?? {}
  if (length === 0 || handedOver(messages, before) !== undefined) return false
  const certainty = ownCertainty(messages, before, 0, length)
  return certainty === "surely" || certainty === "certainly"
}

/** Whether more than half of the quoted words are the person's own. */
function isOwnQuote(
  quote: string | undefined,
  { text, own }: { readonly text: string; readonly own: string },
): boolean {
  const start = quote === undefined ? -1 : text.indexOf(quote)
  if (quote === undefined || start < 0) return false
  return own.slice(start, start + quote.length).replace(/\s/g, "").length > quote.replace(/\s/g, "").length / 2
}

/**
 * Locates a quote in the stored turn, which may have several parts. A quote that is not in the message has no
 * location.
 */
function locateQuote(
  {
    pool,
    session,
    message,
    text,
  }: { readonly pool: Pool; readonly session: string; readonly message: string; readonly text: string },
  { quote, at }: Draft,
): Pick<Source, "at"> {
  if (quote === undefined || quote === "") return {}
  const isExact = at !== undefined && text.slice(at.from, at.to) === quote
  let start = isExact ? at.from : text.indexOf(quote)
  if (start < 0) return {}
  let searched = 0
  for (const [part, content] of splitIntoParts(text).entries()) {
    const begin = text.indexOf(content, searched)
    searched = begin + content.length
    if (start + quote.length > searched || start < begin) continue
    start -= begin
    return { at: { memory: turnMemoryId(pool, session, message, part), from: start, to: start + quote.length } }
  }
  return {}
}

/**
 * Among equal statements the first wins; among opposite statements of a turn, two with one key, or at one address, the
 * last.
 */
function resolveOpposites(pool: Pool, all: readonly Proposal[]): readonly Proposal[] {
  const contents = new Set<string>()
  const standing = new Map<string, Proposal>()
  const past: Proposal[] = []
  for (const one of all) {
    const same = standing.get(one.id)
    // One key: the earlier one of this turn, whose place it takes, is gone.
    const isCorrected = same !== undefined && one.metadata.corrected === "earlier"
    const proposal = isCorrected
      ? { ...one, category: same.category, metadata: { ...one.metadata, corrected: true } }
      : one
    const content = plain(proposal.content)
    if (contents.has(content)) continue
    contents.add(content)
    const opposite = proposal.key === undefined ? undefined : oppositeOf(proposal.key)
    const before = [...standing.values()].filter((earlier) => sharesAddress(earlier, proposal))
    const opposed =
      (opposite === undefined ? undefined : standing.get(keyedMemoryId(pool, opposite))) ??
      before.find((earlier) => earlier.id !== proposal.id && relateToEarlier(proposal, earlier) === "replaces")
    standing.delete(proposal.id)
    if (opposed === undefined) {
      standing.set(proposal.id, proposal)
      continue
    }
    standing.delete(opposed.id)
    past.push({ ...opposed, status: "superseded", validUntil: opposed.updatedAt })
    standing.set(proposal.id, { ...proposal, links: [...(proposal.links ?? []), { to: opposed.id, as: "supersedes" }] })
  }
  return [...past, ...standing.values()]
}

type ProposalContext = Pick<RememberJob, "turn" | "pool" | "toolsRead"> & Pick<PreparedTurn, "session">

/** One draft as a proposal. `isSure`: its words are certainly the person's, so that it may be a fact of the profile. */
export function proposeDraft(
  { turn, pool, toolsRead, session }: ProposalContext,
  from: KeptMessage,
  draft: SignedDraft,
  isSure: boolean,
): Proposal {
  const { message } = from
  const content = draft.content.trim()
  const origin = message.role === "assistant" ? "assistant" : "user"
  const judged = trustOf({ origin, text: content, toolsRead })
  const trust = origin === "assistant" && judged.status === "active" ? from.trust : judged
  const quote = draft.quote !== undefined && from.text.includes(draft.quote) ? { quote: draft.quote } : {}
  const { key } = draft
  const at = message.at ?? turn.at
  return {
    id: key === undefined ? statedMemoryId(pool, message.id, content) : keyedMemoryId(pool, key),
    pool: pool.name,
    owner: { ...turn.owner, session },
    type: draft.type,
    category: isSure ? draft.category : "fact",
    ...omitUndefined({ key, about: isSure && draft.about ? normalizeAbout(draft.about) : undefined }),
    content,
    importance: Math.min(1, Math.max(0, draft.importance ?? DEFAULT_IMPORTANCE)),
    status: trust.status,
    ...(trust.review !== undefined && { review: trust.review }),
    source: {
      origin,
      message: message.id,
      position: message.position,
      ...(message.speaker !== undefined && { speaker: message.speaker }),
      ...quote,
      ...locateQuote({ pool, session, message: message.id, text: from.text }, draft),
      extractor: draft.by,
    },
    ...(draft.replaces !== undefined && { replaces: draft.replaces }),
    ...(draft.salience !== undefined && { salience: Math.min(1, Math.max(0, draft.salience)) }),
    metadata: {
      ...draft.metadata,
      ...omitUndefined({ tags: draft.tags, entities: draft.entities }),
      ...(origin === "assistant" && from.replyTo !== undefined && { replyTo: from.replyTo }),
    },
    createdAt: at,
    updatedAt: at,
    ...omitUndefined({ expiresAt: draft.expiresAt, validFrom: draft.validFrom, validUntil: draft.validUntil }),
  }
}
