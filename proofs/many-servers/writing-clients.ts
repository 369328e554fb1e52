import { setTimeout as pause } from "node:timers/promises"
import { InventedNames } from "../invented-names.ts"
import type { StoredMemory } from "../keepsake.ts"
import type { Fleet } from "./fleet.ts"

const WRITERS = 8
/** Between two requests of a writer. Without it, a server that starts takes several times as long, and there are fewer kills. */
const PAUSE_MS = 150

/** Eight writers, half of which add memories and half of which speak, and what was acknowledged to them. */
export class WritingClients {
  readonly #fleet: Fleet
  readonly #names: InventedNames
  readonly #added = new Map<string, string>()
  readonly #spoken = new Set<string>()
  readonly #running: Promise<void>[]
  #isStopped = false

  constructor(fleet: Fleet, seed: number) {
    this.#fleet = fleet
    this.#names = new InventedNames(seed)
    this.#running = Array.from({ length: WRITERS }, (_, place) =>
      this.#repeat(place % 2 === 0 ? () => this.#add() : () => this.#speak(place)),
    )
  }

  get added(): number {
    return this.#added.size
  }

  get spoken(): number {
    return this.#spoken.size
  }

  /** Resolves when this many more writes were acknowledged. */
  async progress(more: number): Promise<void> {
    for (const goal = this.added + this.spoken + more; this.added + this.spoken < goal; ) await pause(5)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#running)
  }

  /** Acknowledged writes that are not stored, and contents that are stored twice. */
  compare(stored: readonly StoredMemory[]): { readonly lost: readonly string[]; readonly doubled: readonly string[] } {
    const contents = new Map(stored.map(({ id, content }) => [id, content]))
    const turns = new Set(stored.filter(({ category }) => category === "turn").map(({ content }) => content))
    const places = Map.groupBy(stored, ({ category, user, content }) => `${category}\n${user}\n${content}`)
    return {
      lost: [
        ...[...this.#added].filter(([id, content]) => contents.get(id) !== content).map(([, content]) => content),
        ...[...this.#spoken].filter((content) => !turns.has(content)),
      ],
      doubled: [...places].filter(([, same]) => same.length > 1).map(([content]) => content),
    }
  }

  async #add(): Promise<void> {
    const content = `The locker of ${this.#names.next()} has the number ${this.#names.next()}.`
    const { status, text } = await this.#fleet.send("add", "/api/memory", { body: { content, session: "writing" } })
    // The shape of an answer with 2xx; any other fails the comparison.
    if (status < 300) this.#added.set((JSON.parse(text) as { id: string }).id, content)
  }

  async #speak(place: number): Promise<void> {
    const [one, other, where] = [this.#names.next(), this.#names.next(), this.#names.next()]
    const content = `Yesterday ${one} and ${other} went to the market in ${where}.`
    const { status } = await this.#fleet.say(content, { "x-keepsake-user": `writer-${place}` })
    if (status === 200) this.#spoken.add(content)
  }

  async #repeat(once: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      // The fleet has recorded the failure.
      await once().catch(() => undefined)
      await pause(PAUSE_MS)
    }
  }
}
