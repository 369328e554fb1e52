import type { Memory, MemoryId, Status, TextRange } from "../../contract/memory.ts"
import type { Version } from "../../contract/store.ts"
import { analyse } from "../../text/analyse.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { PAST_ONLY } from "../../text/change-cues.ts"
import { topicWords } from "../../text/query-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { addressKey, valuesIn } from "../address-relation.ts"
import { FACT_CATEGORIES } from "../categories.ts"
import type { Deadline } from "./deadline.ts"
import type { ListCache } from "./list-cache.ts"
import { loadOwnAddresses } from "./profile.ts"
import type { RecallParts, RecallRequest } from "./recall-request.ts"
import { withoutRetention } from "./retrieve.ts"

/** What held once of a subject, and no longer does. */
export interface PastValue {
  readonly id: MemoryId
  readonly subject: ReadonlySet<string> | "user"
  readonly isIn: (words: ReadonlySet<string>) => boolean
}

const MAX_LISTED = 200
/** Facts with a key are changed in place: the versions of so many are read, so many of each. */
const MAX_REPLACED = 16
const MAX_VERSIONS = 10
const NO_VERSIONS = Promise.resolve({ items: [] })
const PAST: readonly Status[] = ["superseded", "ended"]
/** Minimum share of the words of a past value without names and numbers that a sentence holds to state it. */
const MIN_STATED = 0.75

/** The values that no longer hold: of the newest 200 superseded and ended facts with an address, and of those that were changed in place. */
export async function loadPastValues(
  parts: Pick<RecallParts, "store"> & { readonly lists: ListCache },
  ask: RecallRequest,
  deadline: Deadline,
): Promise<readonly PastValue[]> {
  const { at: _, ...where } = withoutRetention(ask)
  const key = { scope: ask.scope, where: [where, "past"], at: ask.at, by: deadline }
  const facts = await parts.lists.get("past-values", key, async () => {
    const call = { signal: deadline.signal }
    const list = (more: object) =>
      deadline.wait(parts.store.list(ask.scope, { limit: MAX_LISTED, where: { ...where, ...more } }, call))
    const [past, current] = await Promise.all([
      list({ category: FACT_CATEGORIES, status: PAST }),
      loadOwnAddresses(parts, ask, deadline),
    ])
    if (past === undefined || current === undefined) return undefined
    const replaced = current.filter(({ revision, key }) => revision > 1 && key !== undefined)
    const earlier = await Promise.all(
      replaced.slice(0, MAX_REPLACED).map(async (memory) => {
        const page = { limit: MAX_VERSIONS }
        const versions = parts.store.history?.versions(ask.scope, memory.id, page, call)
        return versionsBefore(memory, (await deadline.wait(versions ?? NO_VERSIONS))?.items ?? [])
      }),
    )
    return [...past.items, ...earlier.flat(), ...current]
  })
  const current = Map.groupBy(
    (facts ?? []).filter(({ status, about }) => status === "active" && about),
    ({ about }) => (about ? addressKey(about) : ""),
  )
  return (facts ?? []).flatMap((memory) => {
    if (memory.about === undefined || memory.status === "active") return []
    return pastValueOf(memory, current.get(addressKey(memory.about)) ?? []) ?? []
  })
}

/** What a memory said before it was changed in place, as that of a superseded one. */
function versionsBefore(current: Memory, versions: readonly Version[]): readonly Memory[] {
  return versions.flatMap(({ memory }) =>
    memory === undefined || memory.content === current.content ? [] : [{ ...memory, status: "superseded" as const }],
  )
}

function pastValueOf({ id, about, content }: Memory, current: readonly Memory[]): PastValue | undefined {
  const holding = new Set(current.flatMap((memory) => analyse(memory.content)))
  const fresh = new Set(current.flatMap((memory) => valuesIn(memory.content)).flatMap(analyse))
  const other = (word: string): boolean => !holding.has(word)
  const named = valuesIn(content).flatMap(analyse).filter(other)
  const topics = topicWords(content).filter(other)
  if (named.length === 0 && topics.length < 2) return undefined
  const heldIn = (list: Iterable<string>, words: ReadonlySet<string>): number =>
    [...list].filter((word) => words.has(word)).length
  return {
    id,
    subject: about?.subject === USER_SUBJECT ? "user" : new Set(analyse(about?.subject ?? "")),
    isIn: (words) =>
      heldIn(fresh, words) === 0 &&
      (named.length > 0 ? heldIn(named, words) > 0 : heldIn(topics, words) >= MIN_STATED * topics.length),
  }
}

const YOU = wholeWords(
  "you|your|yours|you['’]\\p{L}+|du|dir|dich|dein\\p{L}{0,2}|ihr|euch|euer|eure\\p{L}?|tu|te|toi|ton|ta|tes|vous|votre|vos|tú|ti|tus?|usted|vuestr[oa]s?|você|seu|sua|teu|tua|tuoi|tuo|tue|vostr[oaie]",
  "你|您|あなた|君",
)

/** Words by which a sentence says itself that something is over. */
const ENDED = wholeWords(
  `
  no longer|not .{1,30} any ?more|moved (?:from|away|out)|left|quit|sold|former|previous|instead of|rather than|after leaving|nicht mehr|kein\\p{L}* mehr|statt|anstatt|weggezogen|verlassen|gekündigt|verkauft|frühere\\p{L}?
  |ne .{1,30} plus|n[’']\\p{L}+ plus|quitté|vendu|ancien\\p{L}*|au lieu de|ya no|dejaste|vendiste|anterior|en lugar de|en vez de|non .{1,30} più|lasciato|venduto|precedente|invece di|já não|deixou|deixaste|vendeu|em vez de
  `,
  "不再|离开|卖了|辞|以前|之前的|而不是|もう",
)

/**
 * The sentences of an assistant's reply that ascribe to somebody what no longer holds of them: a model repeats what it was
 * given then. Each with the memory that held it.
 */
export function outdatedSentences(
  { category, source, content }: Memory,
  past: readonly PastValue[],
): readonly (TextRange & { readonly by: MemoryId })[] {
  if (past.length === 0 || category !== "turn" || source.origin !== "assistant") return []
  return sentencesOf(content).flatMap(({ text, start, end }) => {
    const words = new Set(analyse(text))
    const value = past.find(({ subject, isIn }) => isIn(words) && isAbout(text, words, subject))
    return value === undefined || PAST_ONLY.test(text) || ENDED.test(text)
      ? []
      : [{ from: start, to: end, by: value.id }]
  })
}

function isAbout(sentence: string, words: ReadonlySet<string>, subject: PastValue["subject"]): boolean {
  return subject === "user" ? YOU.test(sentence) : [...subject].some((word) => words.has(word))
}
