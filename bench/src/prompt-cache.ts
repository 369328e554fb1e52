import { once } from "node:events"
import { createServer } from "node:http"
import { createMemory, type MemorySettingsInput, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { defaultOwnerSources, Keys, startServer } from "@keepsake/server"
import type { BenchRun } from "./bench-run.ts"
import { Conversations } from "./corpus/conversations.ts"
import { type ChatStep, dialects } from "./corpus/replay.ts"
import { analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { FigureList } from "./measure/figures.ts"
import { logProgress } from "./progress.ts"

const KEY = "bench-key-0123456789abcdef"
const TURNS = 20
const KNOWN_MEMORIES = 2_000
/** Every fourth turn calls a tool three times. */
const TOOL_CALLS = 3
/** Price of a cached token relative to an uncached one. */
const CACHED_TOKEN_PRICE = 0.1

/**
 * How memory affects a provider's prompt cache: a chat of 20 turns is sent through Keepsake request by request, and
 * each request is compared with the previous one. Their common prefix is cacheable. Bytes approximate tokens.
 */
export async function benchPromptCache({ quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("prompt-cache")
  const asker = new Conversations(new Vocabulary(), 31)
  const known = [...asker.lines(KNOWN_MEMORIES)]
  const chat = chatAbout(asker, known, () => true)
  const mixed = chatAbout(asker, known, (turn) => turn % 2 === 0)

  const replay = async (settings: MemorySettingsInput, steps: readonly ChatStep[], names = Object.keys(dialects)) => {
    await using served = await serve(known, { deadlineMs: 10_000, ...settings })
    const replays: Record<string, Replay> = {}
    for (const name of names) replays[name] = compareRequests(await served.replay(name, steps, `chat in ${name}`))
    return replays
  }
  logProgress("prompt-cache: without memory, then at each position")
  const without = await replay({ mode: "off" }, chat)
  for (const position of ["latest-user", "system", "system-tail"] as const) {
    const isDefault = position === "latest-user"
    for (const [name, found] of Object.entries(await replay({ position, gate: "off", maxTokens: 400 }, chat))) {
      const reusable = {
        what: `${position}, ${name}: bytes that can be reused`,
        value: found.reusable * 100,
        unit: "%",
      }
      figures.add(isDefault ? { ...reusable, atLeast: 83 } : reusable)
      const inside = {
        what: `${position}, ${name}: the same inside a tool loop`,
        value: found.insideLoops * 100,
        unit: "%",
      }
      figures.add(isDefault ? { ...inside, atLeast: 100 } : inside)
      const index = found.cost / (without[name]?.cost ?? 1)
      figures.add({ what: `${position}, ${name}: cost against no memory`, value: index, unit: "x" })
    }
  }
  logProgress("prompt-cache: recalled once a session")
  for (const position of ["latest-user", "system"] as const) {
    const once = await replay({ position, when: "session", gate: "off", maxTokens: 400 }, chat)
    for (const [name, { reusable, insideLoops, cost }] of Object.entries(once)) {
      const named = `once a session, ${position}, ${name}`
      const least = (without[name]?.reusable ?? 1) * 100 - 1
      figures.add({ what: `${named}: bytes that can be reused`, value: reusable * 100, unit: "%", atLeast: least })
      figures.add({
        what: `${named}: the same inside a tool loop`,
        value: insideLoops * 100,
        unit: "%",
        atLeast: 100,
      })
      const index = cost / (without[name]?.cost ?? 1)
      figures.add({ what: `${named}: cost against no memory`, value: index, unit: "x", atMost: 1.2 })
    }
  }
  for (const [name, { reusable }] of Object.entries(without)) {
    figures.add({ what: `no memory, ${name}: bytes that can be reused`, value: reusable * 100, unit: "%" })
  }
  const one = quick ? ["chat completions"] : Object.keys(dialects)
  for (const [maxTokens, atMost] of [
    [200, 1.4],
    [400, 1.6],
    [800, 2],
  ] as const) {
    for (const [name, { cost, block }] of Object.entries(await replay({ gate: "off", maxTokens }, chat, one))) {
      const what = `blocks of ${maxTokens} tokens (${Math.round(block)} bytes each), ${name}: cost against no memory`
      figures.add({ what, value: cost / (without[name]?.cost ?? 1), unit: "x", atMost })
    }
  }
  const mixedWithout = await replay({ mode: "off" }, mixed, one)
  for (const [name, { cost }] of Object.entries(await replay({ maxTokens: 800 }, mixed, one))) {
    const what = `half of the turns generic, ${name}: cost against no memory`
    figures.add({ what, value: cost / (mixedWithout[name]?.cost ?? 1), unit: "x", atMost: 1.5 })
  }
  return figures.all
}

const genericTexts = ["Thanks!", "Go on.", "OK, that works.", "Sounds good, please continue."]

/**
 * 80 words of the user and 250 of the assistant per turn, as in measured chats; a turn that is not `about` a known
 * line has a few words.
 */
function chatAbout(
  asker: Conversations,
  known: readonly Parameters<Conversations["question"]>[0][],
  about: (turn: number) => boolean,
): readonly ChatStep[] {
  return Array.from({ length: TURNS }, (_, turn): readonly ChatStep[] => {
    const line = known[(turn * 97) % known.length]
    const asked =
      line && about(turn) ? `${makeWords(asker, 65)} ${asker.question(line)}` : (genericTexts[turn % 4] ?? "")
    const loop = Array.from({ length: turn % 4 === 3 ? TOOL_CALLS : 0 }, (_, call): readonly ChatStep[] => [
      { kind: "call", text: JSON.stringify({ call }) },
      { kind: "result", text: makeWords(asker, 60) },
    ])
    return [{ kind: "user", text: asked }, ...loop.flat(), { kind: "reply", text: makeWords(asker, 250) }]
  }).flat()
}

function makeWords(asker: Conversations, count: number): string {
  let text = ""
  while (text.split(" ").length < count) text += `${asker.chatTurn()} `
  return text.split(" ").slice(0, count).join(" ")
}

interface SentRequest {
  readonly bytes: Buffer
  /** The request continues after a tool result. */
  readonly inLoop: boolean
}

interface Replay {
  readonly reusable: number
  readonly insideLoops: number
  readonly cost: number
  /** Average size of a block in bytes, over the requests that had one. */
  readonly block: number
}

function compareRequests(sent: readonly SentRequest[]): Replay {
  let all = 0
  let reused = 0
  const loops: number[] = []
  const blocks: number[] = []
  for (const [index, { bytes, inLoop }] of sent.entries()) {
    const previous = sent[index - 1]?.bytes ?? Buffer.alloc(0)
    const prefix = commonPrefix(previous, bytes)
    all += bytes.length
    reused += prefix
    // The last two bytes close the list and the object.
    if (inLoop) loops.push(prefix / (previous.length - 2))
    const block = /<keepsake-memory.*?\/keepsake-memory>/s.exec(bytes.toString())?.[0]
    if (block !== undefined) blocks.push(block.length)
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return {
    reusable: reused / all,
    insideLoops: Math.min(1, ...loops),
    cost: all - reused + CACHED_TOKEN_PRICE * reused,
    block: mean(blocks),
  }
}

function commonPrefix(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at++
  return at
}

async function serve(known: readonly Parameters<typeof analyseLine>[0][], settings: MemorySettingsInput) {
  const taken: Buffer[] = []
  const upstream = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(Buffer.from(chunk))
    taken.push(Buffer.concat(chunks))
    res.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
  upstream.listen(0, "127.0.0.1")
  await once(upstream, "listening")
  const address = upstream.address()
  const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`

  const tenant = tenantOf("default")
  const memory = await createMemory({ settings: { mode: "read", ...settings } })
  await storeLines(memory.store, { tenant, name: reachOf({ tenant }).pool }, known.map(analyseLine))
  const keys = await Keys.open(memory.state)
  await keys.register(KEY, { role: "admin", tenant: "default" })
  const server = await startServer({
    memory,
    keys,
    host: "127.0.0.1",
    port: 0,
    upstream: { openai: { baseUrl }, anthropic: { baseUrl } },
    owner: defaultOwnerSources,
    allowedHosts: [],
    corsOrigins: [],
    version: "0.0.0",
  })
  return {
    /** Sends the chat like a client: each user or tool step sends the whole conversation so far. */
    async replay(name: string, steps: readonly ChatStep[], session: string): Promise<readonly SentRequest[]> {
      const dialect = dialects[name]
      if (dialect === undefined) throw new Error(`No dialect ${name}`)
      const sent: SentRequest[] = []
      for (const [index, { kind }] of steps.entries()) {
        if (kind !== "user" && kind !== "result") continue
        const body = JSON.stringify(dialect.body(SYSTEM, steps.slice(0, index + 1)))
        const headers = {
          authorization: `Bearer ${KEY}`,
          "content-type": "application/json",
          "x-keepsake-session": session,
        }
        await (await fetch(server.url + dialect.path, { method: "POST", headers, body })).text()
        sent.push({ bytes: taken.at(-1) ?? Buffer.alloc(0), inLoop: kind === "result" })
      }
      return sent
    },
    async [Symbol.asyncDispose]() {
      await server.close(0)
      await memory[Symbol.asyncDispose]()
      upstream.closeAllConnections()
      upstream.close()
    },
  }
}

/** 1,500 words, as in system messages of assistants. */
const SYSTEM = Array.from({ length: 300 }, (_, rule) => `Rule ${rule}: be short.`).join(" ")
