import type { CallOptions, Memory, Pool, Scope, Store } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords } from "../../text/query-words.ts"
import { oneLine, regex } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isStopWord } from "../../text/stop-words.ts"

/** What a person wants forgotten: the words that a memory must hold to be meant. */
export interface Asked {
  readonly about: string
  readonly words: readonly string[]
}

const OPENER = oneLine(`
    (?:(?:please|ok|okay|hey|actually|also|and|now|you can|can you|could you|i want you to
    |i'd like you to)[ ,]{1,2}){0,3}
  `)
/** Object in the first group. A conversational "forget about it" has no words left to match. */
const FORMS: readonly RegExp[] = [
  regex(
    `
      ^${OPENER}(?:please )?(?:forget|unlearn|delete|erase
      |remove)(?: from (?:your )?memory)?,?:? (?:the fact )?that (.+)$
    `,
    "iu",
  ),
  regex(
    `
      ^${OPENER}(?:please )?forget (?:all |everything |anything |what )?(?:(?:you know|you have|i (?:said
      |told you)|i've (?:said|told you)) )?about (.+)$
    `,
    "iu",
  ),
  regex(`^${OPENER}(?:please )?forget ((?:my|our) .+)$`, "iu"),
  regex(
    `^${OPENER}(?:delete|erase|remove) (?:the memor(?:y|ies) (?:that|about|of) |everything (?:you know )?about )(.+)$`,
    "iu",
  ),
  /^(?:bitte )?vergiss,? (?:bitte )?(?:dass |alles über |was ich über )?(.+)$/iu,
  /^(?:s'il te plaît,? )?oublie(?:z)? (?:que |tout sur )(.+)$/iu,
  /^(?:por favor,? )?(?:olvida|esquece|esqueça) (?:que |todo sobre |tudo sobre )(.+)$/iu,
  /^(?:per favore,? )?dimentica (?:che |tutto su )(.+)$/iu,
  /^(?:请|請)?忘(?:记|掉|了)(.+)$/u,
]
/** It goes on with what to do instead: talk of the task, not of memory. */
const INSTEAD = regex(
  String.raw`
    \b(?:instead|let's|lets|for now|for a moment|for a second|we can|just (?:do|use|make|give|write)
    |i'll|what about|how about)\b|\?$
  `,
  "i",
)

export function askedToForget(text: string): readonly Asked[] {
  if (!/forget|unlearn|delete|erase|remove|vergiss|oublie|olvida|esque[cç]|dimentica|忘/i.test(text)) return []
  return sentencesOf(text.slice(-65_536)).flatMap(({ text: sentence }) => {
    const asked = askedIn(sentence)
    return asked ? [asked] : []
  })
}

function askedIn(sentence: string): Asked | undefined {
  const bare = sentence.replace(/[’]/g, "'").replace(/[.!。！]{1,3}$/, "")
  if (bare.length > 400 || INSTEAD.test(bare)) return undefined
  for (const form of FORMS) {
    const about = form.exec(bare)?.[1]
    if (about === undefined) continue
    const words = [...new Set(analyse(about))].filter((word) => !isStopWord(word))
    return words.length === 0 ? undefined : { about, words }
  }
  return undefined
}

/** The standing memories of the pool, older than `before`, of which one sentence holds every word. */
export async function memoriesMeant(
  store: Store,
  pool: Pool,
  asked: Asked,
  before: number,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  const where = { status: ["active", "quarantined"] } as const
  const query = { text: asked.about, words: queryWords(asked.about) }
  const found = store.text
    ? (await store.text.search(scope, query, { ...call, limit: 200, where })).hits.map((hit) => hit.memory)
    : (await store.list(scope, { limit: 200, where }, call)).items
  return found.filter((memory) => memory.createdAt <= before && !memory.pinned && speaksOf(memory.content, asked))
}

/** The text without the sentences that hold what is to be forgotten, the asking itself among them. */
export function withoutAsked(text: string, asked: readonly Asked[]): string {
  if (asked.length === 0) return text
  let kept = ""
  let from = 0
  for (const { text: sentence, start, end } of sentencesOf(text)) {
    if (!asked.some((one) => holdsAll(sentence, one))) continue
    kept += text.slice(from, start)
    from = end
  }
  return (kept + text.slice(from)).trim()
}

function speaksOf(content: string, asked: Asked): boolean {
  return sentencesOf(content).some((sentence) => holdsAll(sentence.text, asked))
}

function holdsAll(sentence: string, { words }: Asked): boolean {
  const held = new Set(analyse(sentence))
  return words.every((word) => held.has(word))
}
