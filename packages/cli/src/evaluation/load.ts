import { createHash } from "node:crypto"
import type { ChatMessage, Memory, MemoryEngine, MemoryId } from "@keepsake/core"
import { type DataSet, type MemoryLine, memoryLine, nameOf } from "./data-set.ts"
import { jsonLines } from "./json-lines.ts"

/** How many messages of a session are remembered in one call. */
const BATCH = 64
/** Sessions that may lie interleaved in the file; of one that has been away longer the next message does not know its neighbour. */
const MAX_OPEN_SESSIONS = 256
/** So many of the messages before a batch are said again with it, as a client does: they are neighbours, and not kept twice. */
const CONTEXT_MESSAGES = 2

/** What was kept of the lines. */
export interface LoadedLines {
  readonly lines: number
  /** Memories in the store: a long turn is several, a pleasantry none. */
  readonly memories: number
  readonly quarantined: number
  readonly seconds: number
  /** The line that a memory was made of; of several that say the same the first. */
  lineOf(memory: Memory): string
  /** The line that stands for this one. */
  standIn(owner: string, id: string): string
}

/** Remembers every line as the product would have when it was said: turns session by session, facts one by one, each under its own time. */
export async function loadLines(
  engine: MemoryEngine,
  data: DataSet,
  progress: (lines: number) => void,
): Promise<LoadedLines> {
  const loading = new LineLoader(engine)
  const started = performance.now()
  let lines = 0
  for await (const { value: line } of jsonLines(data.memoriesFile, memoryLine)) {
    if (!data.owners.has(line.owner)) continue
    await loading.add(line)
    progress(++lines)
  }
  await loading.finish()
  return loading.loaded(lines, (performance.now() - started) / 1_000)
}

interface Session {
  readonly owner: string
  readonly name: string
  context: readonly ChatMessage[]
  waiting: ChatMessage[]
}

class LineLoader {
  readonly #engine: MemoryEngine
  /** The least recently used first. */
  readonly #sessions = new Map<string, Session>()
  readonly #facts = new Map<MemoryId, string>()
  readonly #standIns = new Map<string, string>()
  #memories = 0
  #places = 0
  #quarantined = 0

  constructor(engine: MemoryEngine) {
    this.#engine = engine
  }

  async add(line: MemoryLine): Promise<void> {
    if (line.text.trim() === "") return
    await (line.category === undefined ? this.#turn(line) : this.#fact(line, line.category))
  }

  async finish(): Promise<void> {
    for (const session of this.#sessions.values()) await this.#flush(session)
    this.#sessions.clear()
  }

  loaded(lines: number, seconds: number): LoadedLines {
    return {
      lines,
      seconds,
      memories: this.#memories,
      quarantined: this.#quarantined,
      lineOf: ({ id, source }) => this.#facts.get(id) ?? source.message ?? id,
      standIn: (owner, id) => this.#standIns.get(nameOf(owner, id)) ?? id,
    }
  }

  async #turn(line: MemoryLine): Promise<void> {
    const session = await this.#sessionOf(line)
    session.waiting.push({
      // Another person weighs as the user does.
      role: line.role === "assistant" ? "assistant" : "user",
      text: line.text,
      id: line.id,
      at: line.createdAt,
      ...(line.speaker !== undefined && { speaker: line.speaker }),
    })
    if (session.waiting.length >= BATCH) await this.#flush(session)
  }

  async #sessionOf({ owner, session: named, id }: MemoryLine): Promise<Session> {
    // Words outside any session are a session of their own, by a name that is the same at every run.
    const name = named ?? `line ${id}`
    const key = nameOf(owner, name)
    const session = this.#sessions.get(key) ?? { owner, name, context: [], waiting: [] }
    this.#sessions.delete(key)
    this.#sessions.set(key, session)
    const [oldest] = this.#sessions.entries()
    if (this.#sessions.size > MAX_OPEN_SESSIONS && oldest !== undefined) {
      this.#sessions.delete(oldest[0])
      await this.#flush(oldest[1])
    }
    return session
  }

  async #flush(session: Session): Promise<void> {
    if (session.waiting.length === 0) return
    const said = [...session.context, ...session.waiting]
    session.context = said.slice(-CONTEXT_MESSAGES)
    session.waiting = []
    const { memories } = await this.#engine.for({ user: session.owner }).remember(said, { session: session.name })
    for (const memory of memories) this.#count(memory)
  }

  async #fact({ owner, id, text, createdAt, session, role, speaker }: MemoryLine, category: string): Promise<void> {
    const { did, memory } = await this.#engine.for({ user: owner }).add(text, {
      id: uuidOf(owner, id, this.#places++),
      category,
      at: createdAt,
      // A person's fact weighs as what the person said; a fact of nobody is brought in from elsewhere.
      origin: role === undefined ? "import" : role === "assistant" ? "assistant" : "user",
      ...(session !== undefined && { session }),
      ...(speaker !== undefined && { speaker }),
    })
    const first = this.#facts.get(memory.id)
    if (first === undefined) this.#facts.set(memory.id, id)
    else this.#standIns.set(nameOf(owner, id), first)
    if (did === "created") this.#count(memory)
  }

  #count(memory: Memory): void {
    this.#memories++
    if (memory.status === "quarantined") this.#quarantined++
  }
}

/** The same at every run, so that ties are broken alike, and in the order of the lines, so that facts of one moment are neighbours (RFC 9562, version 8). */
function uuidOf(owner: string, id: string, place: number): MemoryId {
  const hash = createHash("sha256").update(nameOf(owner, id)).digest("hex")
  const hex = place.toString(16).padStart(8, "0") + hash.slice(8)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
