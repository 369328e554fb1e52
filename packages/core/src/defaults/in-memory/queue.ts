import type { LeaseQuery, NewJob, Page, PageQuery, Pool, Queue, QueueStatus } from "../../contract/index.ts"
import { checkLimit } from "../../plugin/check-where.ts"
import { cursorAt, isNumber, pageOf, placeOf } from "../../plugin/cursor.ts"

interface Waiting {
  job: NewJob
  /** Among jobs of the same moment: the order of pushing. */
  readonly place: number
  /** Not before this moment. A retry moves it and leaves the place in the lane. */
  due: number
  attempt: number
  leasedUntil: number
}
interface Parked {
  readonly waiting: Waiting
  readonly why: string
  readonly place: number
}

/** How long an id that was seen is remembered. */
const DONE_JOBS_MS = 7 * 24 * 60 * 60_000

/** The queue of a `MemoryState`. */
export class InMemoryQueue implements Queue {
  readonly #waiting = new Map<string, Waiting>()
  readonly #parked = new Map<string, Parked>()
  /** When jobs were done, by their ids, the earliest first. */
  readonly #done = new Map<string, number>()
  readonly #begin: () => void
  readonly #now: () => number
  #places = 0

  /** `begin` throws when the state is closed. */
  constructor(begin: () => void, now: () => number) {
    this.#begin = begin
    this.#now = now
  }

  async push(jobs: readonly NewJob[]): Promise<void> {
    this.#begin()
    for (const job of jobs) {
      const waiting = this.#waiting.get(job.id)
      if (waiting !== undefined) {
        if (waiting.attempt === 0) {
          waiting.job = { ...waiting.job, at: job.at }
          waiting.due = job.at
        }
      } else if (!this.#done.has(job.id) && !this.#parked.has(job.id)) {
        const place = ++this.#places
        this.#waiting.set(job.id, { job: structuredClone(job), place, due: job.at, attempt: 0, leasedUntil: -Infinity })
      }
    }
  }

  async lease(want: LeaseQuery): Promise<readonly (NewJob & { readonly attempt: number })[]> {
    this.#begin()
    const { kinds, lanes, limit, ofLane = 1, forMs, now } = want
    const isDue = ({ job, due }: Waiting): boolean => kinds.includes(job.kind) && due <= now
    const free = [...this.#lanes()].filter(([lane, [head]]) => {
      const isWanted = lanes === undefined || lanes.includes(lane)
      return isWanted && head !== undefined && isDue(head) && head.leasedUntil <= now
    })
    const heads = free.flatMap(([, waiting]) => waiting.slice(0, 1))
    const behind = free.flatMap(([, [head, ...rest]]) => {
      if (head === undefined || begun(head)) return []
      const stop = rest.findIndex((waiting) => !isDue(waiting))
      return rest.slice(0, stop < 0 ? ofLane - 1 : Math.min(stop, ofLane - 1))
    })
    return [...heads, ...behind].slice(0, limit).map((waiting) => {
      waiting.attempt++
      waiting.leasedUntil = now + forMs
      return { ...structuredClone(waiting.job), attempt: waiting.attempt }
    })
  }

  async done(ids: readonly string[]): Promise<void> {
    this.#begin()
    const now = this.#now()
    for (const [id, at] of this.#done) {
      if (now - at <= DONE_JOBS_MS) break
      this.#done.delete(id)
    }
    for (const id of ids) if (this.#waiting.delete(id) || this.#parked.delete(id)) this.#done.set(id, now)
  }

  async retry(id: string, at: number, _why: string): Promise<void> {
    this.#begin()
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    waiting.due = at
    waiting.leasedUntil = -Infinity
  }

  async park(id: string, why: string): Promise<void> {
    this.#begin()
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    this.#waiting.delete(id)
    this.#parked.set(id, { waiting, why, place: ++this.#places })
  }

  async parked(page: PageQuery): Promise<Page<NewJob & { readonly why: string }>> {
    this.#begin()
    checkLimit(page.limit)
    const after = page.cursor === undefined ? 0 : placeOf("parked", page.cursor, isNumber)[0]
    const rest = [...this.#parked.values()].filter(({ place }) => place > after)
    const { items, next } = pageOf(rest, page.limit, ({ place }) => cursorAt("parked", [place]))
    const jobs = items.map(({ waiting, why }) => ({ ...structuredClone(waiting.job), why }))
    return { items: jobs, ...(next !== undefined && { next }) }
  }

  async unpark(ids?: readonly string[]): Promise<number> {
    this.#begin()
    const back = [...new Set(ids ?? this.#parked.keys())].flatMap((id) => this.#parked.get(id) ?? [])
    for (const { waiting } of back) {
      this.#parked.delete(waiting.job.id)
      this.#waiting.set(waiting.job.id, { ...waiting, due: waiting.job.at, attempt: 0, leasedUntil: -Infinity })
    }
    return back.length
  }

  async status(now: number): Promise<QueueStatus> {
    this.#begin()
    const due = [...this.#waiting.values()].filter((waiting) => waiting.due <= now).map((waiting) => waiting.due)
    const counts = { pending: due.length, scheduled: this.#waiting.size - due.length, parked: this.#parked.size }
    return due.length === 0 ? counts : { ...counts, oldestAt: Math.min(...due) }
  }

  /** Erases the jobs of a pool in every state and returns their number. */
  erase(pool: Pool): number {
    const isAbout = ({ about }: NewJob): boolean => about.tenant === pool.tenant && about.name === pool.name
    let gone = 0
    for (const [id, { job }] of this.#waiting) if (isAbout(job) && this.#waiting.delete(id)) gone++
    for (const [id, { waiting }] of this.#parked) if (isAbout(waiting.job) && this.#parked.delete(id)) gone++
    return gone
  }

  /** Every lane with its jobs in order, the lane with the earliest first. Until its first is done or parked, nothing goes before it. */
  #lanes(): ReadonlyMap<string, readonly Waiting[]> {
    const order = [...this.#waiting.values()].sort(
      (one, other) => Number(begun(other)) - Number(begun(one)) || one.job.at - other.job.at || one.place - other.place,
    )
    return Map.groupBy(order, ({ job }) => job.lane)
  }
}

function begun({ attempt }: Waiting): boolean {
  return attempt > 0
}
