import type { Memory } from "@keepsake/core"
import type { BlockLine } from "./block.ts"
import { isQuestion, isTurn, type TalkQuestion } from "./labelled-talk.ts"
import type { Miss, MissReason } from "./misses.ts"
import { isMarkedPast, saysItIsPast } from "./past.ts"
import { type Replay, type ReplayedExchange, requestOf } from "./replay.ts"
import { endedValues, statesEndedValue } from "./values.ts"

/** A figure as a fraction, so that those of several people can be added. */
export interface Fraction {
  readonly is: number
  readonly of: number
}

export interface FailedQuestion {
  readonly at: string
  readonly asked: string
  readonly kind: TalkQuestion["kind"]
  readonly misses: readonly Miss[]
  /** Lines of the block that state an outdated value as if it held. */
  readonly stale: readonly string[]
  readonly block: readonly string[]
}

/** What one person's talk was worth. */
export interface TalkResult {
  readonly person: string
  readonly figures: Readonly<Record<string, Fraction>>
  /** Wanted values that are not in their block, by where they were lost. */
  readonly misses: Readonly<Record<MissReason, number>>
  readonly degraded: number
  readonly failing: {
    readonly questions: readonly FailedQuestion[]
    readonly generic: readonly { readonly asked: string; readonly block: readonly string[] }[]
    readonly forget: readonly { readonly said: string; readonly pattern: string; readonly in: readonly string[] }[]
    readonly profile: readonly string[]
    readonly profileJunk: readonly string[]
    readonly factsJunk: readonly string[]
    readonly factsOver: readonly string[]
  }
}

interface Judged extends ReplayedExchange {
  readonly line: TalkQuestion
  readonly stale: readonly string[]
}

/** Scores one replay by its labels. */
export function scoreTalk({ talk, exchanges, sessions, memories }: Replay): TalkResult {
  const asked = exchanges
    .filter((one): one is ReplayedExchange & { line: TalkQuestion } => isQuestion(one.line))
    .map(judge)
  const generic = exchanges.filter(({ line }) => !isTurn(line) && !isQuestion(line))
  const ofKind = (...kinds: readonly TalkQuestion["kind"][]) => asked.filter(({ line }) => kinds.includes(line.kind))
  const isFound = ({ misses }: Judged) => misses.length === 0
  const isStale = ({ stale }: Judged) => stale.length > 0
  const isJunk = (text: string) => talk.junk.some((pattern) => pattern.test(text))
  const changed = ofKind("current").filter(({ line }) => line.stale.length > 0)
  const recalled = ofKind("current", "past", "list").flatMap(({ line, block }) =>
    block.filter((one) => !one.isProfile).map(({ text }) => ({ text, topic: line.topic })),
  )
  const wanted = generic.flatMap(({ block }) => talk.profile.map((pattern) => ({ pattern, block })))
  const isGiven = ({ pattern, block }: (typeof wanted)[number]) => block.some(({ text }) => pattern.test(text))
  const profileLines = [...asked, ...generic].flatMap(({ block }) => block.filter((one) => one.isProfile))
  const profile = [...new Set(profileLines.map(({ text }) => text))]
  const { gone, keeps } = forgotten(exchanges, memories)
  const facts = memories.filter(({ category }) => category !== "turn" && category !== "summary")
  const ended = endedValues(talk)
  const isOver = (memory: Memory) => statesEndedValue(memory, ended)
  const contents = (some: readonly Memory[]) => some.map(({ content }) => content)
  return {
    person: talk.id,
    figures: {
      recall: share(ofKind("current", "past", "list", "topicless"), isFound),
      ...Object.fromEntries(
        (["current", "past", "list", "topicless"] as const).map((kind) => [
          `recall.${kind}`,
          share(ofKind(kind), isFound),
        ]),
      ),
      stale: share(changed, isStale),
      "stale.alone": share(changed, (one) => isStale(one) && !isFound(one)),
      precision: share(recalled, ({ text, topic }) => topic?.test(text) === true),
      "precision.junk": share(recalled, ({ text }) => isJunk(text)),
      profile: share(wanted, isGiven),
      "profile.junk": share(profile, isJunk),
      generic: share(generic, ({ block }) => block.every((one) => one.isProfile)),
      "generic.tokens": sum(generic.map(({ tokens }) => tokens)),
      "abstain.tokens": sum(ofKind("abstain").map(({ tokens }) => tokens)),
      "forget.gone": share(gone, (one) => one.in.length === 0),
      "forget.keeps": share(keeps, (one) => one.in.length > 0),
      facts: { is: facts.length, of: 1 },
      "facts.junk": share(facts, ({ content }) => isJunk(content)),
      "facts.over": share(facts, isOver),
      sessions: share([...sessions.values()], (ids) => isOwnSession(ids, [...sessions.values()])),
    },
    misses: countMisses(asked),
    degraded: exchanges.filter(({ degraded }) => degraded.length > 0).length,
    failing: {
      questions: asked.filter((one) => !isFound(one) || isStale(one)).map(failedQuestion),
      generic: generic
        .filter(({ block }) => block.some((one) => !one.isProfile))
        .map(({ line, block }) => ({ asked: requestOf(line), block: block.map(shownLine) })),
      forget: [...gone.filter((one) => one.in.length > 0), ...keeps.filter((one) => one.in.length === 0)],
      profile: [...new Set(wanted.filter((one) => !isGiven(one)).map(({ pattern }) => pattern.source))],
      profileJunk: profile.filter(isJunk),
      factsJunk: contents(facts.filter(({ content }) => isJunk(content))),
      factsOver: contents(facts.filter(isOver)),
    },
  }
}

function judge(exchange: ReplayedExchange & { line: TalkQuestion }): Judged {
  const { kind, stale, want } = exchange.line
  const isPast = ({ mark, text }: BlockLine) =>
    isMarkedPast(mark) || saysItIsPast(text) || want.some((pattern) => pattern.test(text))
  const lines =
    kind === "current"
      ? exchange.block.filter((line) => stale.some((pattern) => pattern.test(line.text)) && !isPast(line))
      : []
  return { ...exchange, stale: lines.map(({ text }) => text) }
}

/** Where each pattern that was to be forgotten still occurs, in later blocks and active memories; and whether the others are still there. */
function forgotten(exchanges: readonly ReplayedExchange[], memories: readonly Memory[]) {
  const contents = memories.map(({ content }) => content)
  const find = (said: string, patterns: readonly RegExp[], texts: readonly string[]) =>
    patterns.map((pattern) => ({
      said,
      pattern: pattern.source,
      in: [...new Set(texts.filter((text) => pattern.test(text)))],
    }))
  const requests = exchanges.flatMap(({ line }, place) => (isTurn(line) && line.forget ? [{ line, place }] : []))
  return {
    gone: requests.flatMap(({ line, place }) => {
      const later = exchanges.slice(place + 1).flatMap(({ block }) => block.map(({ text }) => text))
      return find(line.user, line.forget?.gone ?? [], [...later, ...contents])
    }),
    keeps: requests.flatMap(({ line }) => find(line.user, line.forget?.keeps ?? [], contents)),
  }
}

function isOwnSession(ids: ReadonlySet<string>, all: readonly ReadonlySet<string>[]): boolean {
  const [first = ""] = ids
  return ids.size === 1 && all.filter((others) => others.has(first)).length === 1
}

function countMisses(asked: readonly Judged[]): TalkResult["misses"] {
  const counts = { "never-kept": 0, "never-found": 0, gate: 0, budget: 0, outdated: 0 }
  for (const { misses } of asked) for (const { reason } of misses) counts[reason]++
  return counts
}

function failedQuestion({ line, misses, stale, block }: Judged): FailedQuestion {
  return { at: line.at, asked: line.ask, kind: line.kind, misses, stale, block: block.map(shownLine) }
}

function shownLine({ mark, text, isProfile }: BlockLine): string {
  return `${isProfile ? "profile " : ""}[${mark}] ${text}`
}

function share<T>(all: readonly T[], test: (one: T) => boolean): Fraction {
  return { is: all.filter(test).length, of: all.length }
}

function sum(numbers: readonly number[]): Fraction {
  return { is: numbers.reduce((total, one) => total + one, 0), of: numbers.length }
}
