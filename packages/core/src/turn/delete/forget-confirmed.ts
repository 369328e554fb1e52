import { type Memory, type Pool, STATUSES } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import type { ForgetParts, Forgotten } from "./forget-parts.ts"
import { forgetRequested } from "./forget-requested.ts"
import type { ForgetRequest } from "./match-request.ts"
import { namingWords } from "./named-statements.ts"
import { withoutStaying } from "./request-core.ts"
import type { RequestTime } from "./request-time.ts"
import { forgetRequestsIn } from "./stated-with-request.ts"
import { mayBeWorkOnStored } from "./work-on-reply.ts"

/** A message whose reply says that what it asks to forget is forgotten. */
export interface ConfirmedMessage {
  readonly text: string
  /** How likely it is, 0 to 1, that it asks for that and the reply says so. */
  readonly chance: number
  readonly session: string
  /** Its id. */
  readonly asking: string
  /** Its place in the session. */
  readonly position: number
}

/**
 * Removes what a message asks to forget whose reply says that it is done: what the message names in a known form, or else
 * what it most likely means. With it goes the message, as far as it tells nothing that is to stay, and the reply. Where
 * nothing is likely enough, all stays as it is.
 */
export async function removeConfirmed(
  parts: ForgetParts,
  pool: Pool,
  message: ConfirmedMessage,
  before: RequestTime,
): Promise<Forgotten> {
  // A client that sends the newest message alone may have asked for a text before.
  if (await mayBeWorkOnStored(parts.store, pool, message)) return { removed: 0, near: 0 }
  const own = await exchangeOf(parts, pool, message, before)
  const ids = new Set(own.map(({ id }) => id))
  const earlier: RequestTime = { ...before, includes: (memory) => before.includes(memory) && !ids.has(memory.id) }
  const { text, chance } = message
  const heard = forgetRequestsIn(text).map(
    ({ isBare: _, isWork: __, ...request }): ForgetRequest => ({ ...request, isConfirmed: true }),
  )
  const about = withoutStaying(text)
  const whole: ForgetRequest = {
    about,
    words: namingWords(about),
    reach: "named",
    certainty: 1,
    byGroups: chance,
    isConfirmed: true,
  }
  for (const asked of [heard, whole.words.length > 0 ? [whole] : []]) {
    const forgotten = await forgetRequested(parts, pool, asked, earlier)
    if (forgotten.removed > 0) {
      await removeExchange(parts, pool, own, text, before)
      return { removed: forgotten.removed, near: 0 }
    }
  }
  // "Undo that" behind it does not mean the request before.
  await parts.lastForgotten.record(pool, before, [])
  return { removed: 0, near: 0 }
}

/** What was stored of a message and of the reply to it. */
async function exchangeOf(
  { store }: Pick<ForgetParts, "store">,
  pool: Pool,
  { session, asking, position }: ConfirmedMessage,
  before: RequestTime,
): Promise<readonly Memory[]> {
  const where = { session, status: STATUSES, position: { from: position, below: position + 2 } } as const
  const all = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
  return all.filter(
    (memory) => before.includes(memory) && (memory.source.message === asking || memory.metadata.replyTo === asking),
  )
}

/** Removes what asks of a message, with the reply to it. Sentences that say what is to stay are left. */
async function removeExchange(
  { softDelete, lastForgotten }: ForgetParts,
  pool: Pool,
  own: readonly Memory[],
  text: string,
  before: RequestTime,
): Promise<void> {
  if (own.length === 0) return
  const asking = withoutStaying(text)
  const goes = (sentence: string): boolean => asking.includes(sentence.trim())
  const meant = own.filter(({ content }) => sentencesOf(content).some((one) => goes(one.text)))
  const ranges = new Map(
    meant
      .filter(({ category }) => category === "turn")
      .map(({ id, content }) => [
        id,
        sentencesOf(content)
          .filter((one) => goes(one.text))
          .map(({ start, end }) => ({ from: start, to: end })),
      ]),
  )
  await lastForgotten.record(
    pool,
    before,
    meant.map(({ id }) => id),
  )
  await softDelete(meant, "remember", before.at, { ranges })
}
