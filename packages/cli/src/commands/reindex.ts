import { readFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "@keepsake/api"
import { isLoopback } from "../configuration/upstream.ts"
import { reach } from "../folder/reach.ts"
import { confirmed } from "../output/confirm.ts"
import { table } from "../output/table.ts"
import { Stop, wrongUsage } from "../stop.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

type Reindex = Awaited<ReturnType<Client["reindex"]>>

const EVERY_MS = 500
const deeds = ["embedder", "status", "switch", "roll-back", "end", "drop"] as const

export const reindex: Command = {
  usage: "--embedder MODEL [--base-url URL] | --status | --switch | --roll-back | --end | --drop",
  words: 0,
  options: {
    ...serverOptions,
    embedder: { value: "MODEL", about: "embed every memory with this model too, and switch to it when all are" },
    "base-url": { value: "URL", about: "with --embedder: its endpoint, up to and including /v1" },
    dimensions: { value: "N", about: "with --embedder: the size of its vectors" },
    "api-key-file": { value: "FILE", about: "with --embedder: its key, from a file; - is stdin" },
    hold: { about: "with --embedder: do not switch; --switch does when you want" },
    status: { about: "which embedder is in use, and how far another one is" },
    switch: { about: "put the new vectors into use" },
    "roll-back": { about: "put the old vectors into use again" },
    end: { about: "before the switch give up, after it let the old embedder go" },
    drop: { about: "the same, and the vectors that are not in use go" },
    yes: { about: "with --drop: do not ask" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [deed, another] = deeds.filter((name) => words.has(name))
    if (deed === undefined || another !== undefined) {
      throw wrongUsage("reindex needs to know one thing to do", `keepsake reindex ${this.usage}`)
    }
    if (deed === "drop") await confirmed(call, "Delete the vectors that are not in use?")
    const found = await reach(call, (client) => (deed === "embedder" ? embed(client, call) : doing(client, deed)))
    out.answer({ json: found, text: textOf(found) })
    return 0
  },
}

function doing(client: Client, deed: Exclude<(typeof deeds)[number], "embedder">): Promise<Reindex> {
  if (deed === "switch") return client.switchReindex()
  if (deed === "roll-back") return client.rollBackReindex()
  if (deed === "status") return client.reindex()
  return client.endReindex({ drop: deed === "drop" ? "true" : "false" })
}

/** Begins, or goes on with what was begun, until the new vectors are in use. A server that ends meanwhile goes on by itself. */
async function embed(client: Client, { arguments: words, out }: Call): Promise<Reindex> {
  const model = words.text("embedder") ?? ""
  let now = await client.reindex()
  const isOfThisModel = now.to?.startsWith(`${model} `) === true
  if (now.state === "idle" || (now.state === "stopped" && isOfThisModel)) {
    const [baseUrl, dimensions, apiKey] = [
      words.text("base-url"),
      words.whole("dimensions", 1, 16_384),
      await keyIn(words.text("api-key-file")),
    ]
    now = await client.startReindex({
      model,
      ...(baseUrl !== undefined && { baseUrl }),
      ...(dimensions !== undefined && { dimensions }),
      ...(apiKey !== undefined && { apiKey }),
    })
    const { host, hostname } = new URL(now.to?.split(" at ").at(-1) ?? "")
    if (!isLoopback(hostname)) out.progress(`The texts of ${now.total} memories go to ${host} to be embedded.`)
  } else if (!isOfThisModel) {
    throw new Stop(1, "conflict", `Memories are being embedded with ${now.to} already`, {
      remedy: "End that first: keepsake reindex --end",
    })
  }
  let told = ""
  while (now.state === "embedding") {
    const line = progressOf(now)
    if (line !== told && !out.passing(line)) out.progress(line)
    told = line
    await pause(EVERY_MS)
    now = await client.reindex()
  }
  out.passing("")
  if (now.state === "stopped") {
    throw new Stop(1, "upstream_failed", `It does not go on, and nothing was switched: ${now.trouble}`, {
      remedy: "Once that is mended, the same command goes on where it stopped; keepsake reindex --end gives up.",
    })
  }
  return now.state === "ready" && !words.has("hold") ? client.switchReindex() : now
}

async function keyIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  try {
    return (file === "-" ? await text(process.stdin) : readFileSync(file, "utf8")).trim()
  } catch {
    throw wrongUsage(`${file} cannot be read`, "Name a file that holds the key alone.")
  }
}

function progressOf({ embedded = 0, total = 0, leftMs, trouble }: Reindex): string {
  if (trouble !== undefined) return `Waiting: ${trouble}`
  const left = leftMs === undefined ? "" : `, about ${Math.ceil(leftMs / 1_000)} s left`
  return `${embedded} of ${total} memories have their new vector${left}`
}

function textOf({ active, space, state, from, to, embedded, total, trouble, verified }: Reindex): string {
  const rows = [
    ["in use", `${active}, space ${space}`],
    ...(state === "idle" ? [] : [["move", `${from} to ${to}: ${sentences[state]}`]]),
    ...(embedded === undefined ? [] : [["beside it", `${embedded} of ${total} memories have a vector`]]),
    ...(trouble === undefined ? [] : [["trouble", trouble]]),
    ...(verified === undefined
      ? []
      : [
          [
            "compared",
            `${verified.embedded} of ${verified.memories} memories have a new vector, ${verified.before} had an old one`,
          ],
        ]),
  ]
  const after: Partial<Record<Reindex["state"], string>> = {
    switched: "\n\nGo back with: keepsake reindex --roll-back\nLet the old vectors go with: keepsake reindex --drop",
    ready: "\n\nPut it into use with: keepsake reindex --switch",
    stopped: "\n\nGo on with the same command again, or give up with: keepsake reindex --end",
  }
  return `${table(rows)}${after[state] ?? ""}`
}

const sentences = {
  embedding: "being embedded",
  stopped: "stopped, as nothing went on for a minute",
  ready: "embedded, and kept so",
  switched: "done, and the old vectors are kept up to date",
}
