import { readFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "@keepsake/api"
import { CommandError, usageError } from "../command-error.ts"
import { isLoopback } from "../configuration/upstream.ts"
import { withClient } from "../folder/with-client.ts"
import { confirm } from "../output/confirm.ts"
import { pluralize } from "../output/plural.ts"
import { valueTable } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

type Estimate = Awaited<ReturnType<Client["estimateReindex"]>>
type Reindex = Awaited<ReturnType<Client["reindex"]>>

const POLL_MS = 500
const actions = ["embedder", "status", "switch", "roll-back", "end", "drop"] as const

export const reindexCommand: Command = {
  usage: "--embedder MODEL [--base-url URL] [--batch] | --status | --switch | --roll-back | --end | --drop",
  example: "keepsake reindex --embedder text-embedding-3-small",
  maxPositionals: 0,
  options: {
    ...serverOptions,
    embedder: { value: "MODEL", about: "Embed every memory with this model and switch once all are" },
    provider: { value: "NAME", about: "With --embedder: openai, gemini, voyage or local" },
    "base-url": { value: "URL", about: "With --embedder: its endpoint, including /v1" },
    dimensions: { value: "N", about: "With --embedder: dimensions of its vectors" },
    "api-key-file": { value: "FILE", about: "With --embedder: file that holds its key; - reads stdin" },
    batch: { about: "With --embedder: use the provider's batch API, cheaper and within hours; shows the price first" },
    price: { value: "USD", about: "With --batch: price of a million tokens, if not the published one" },
    hold: { about: "With --embedder: do not switch; --switch does so later" },
    status: { about: "Show the embedder in use and the progress of another" },
    switch: { about: "Switch to the new vectors" },
    "roll-back": { about: "Switch back to the old vectors" },
    end: { about: "Before the switch: give up. After it: release the old embedder" },
    drop: { about: "Same as --end, and delete the vectors that are not in use" },
    yes: { about: "Do not ask for confirmation, with --drop or --batch" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [deed, another] = actions.filter((name) => words.has(name))
    if (deed === undefined || another !== undefined) {
      throw usageError("reindex needs exactly one action", `keepsake reindex ${this.usage}`)
    }
    if (deed === "drop") await confirm(call, "Delete the vectors that are not in use?")
    const result = await withClient(call, (client) =>
      deed === "embedder" ? embedAll(client, call) : runAction(client, deed),
    )
    return out.answer({ json: result, text: textOf(result) })
  },
}

function runAction(client: Client, deed: Exclude<(typeof actions)[number], "embedder">): Promise<Reindex> {
  if (deed === "switch") return client.switchReindex()
  if (deed === "roll-back") return client.rollBackReindex()
  if (deed === "status") return client.reindex()
  return client.endReindex({ drop: deed === "drop" ? "true" : "false" })
}

/** Starts or resumes the reindex and waits until the new vectors are in use. A restarted server resumes it. */
async function embedAll(client: Client, call: Call): Promise<Reindex> {
  const { arguments: words, out } = call
  const model = words.text("embedder") ?? ""
  let now = await client.reindex()
  const isOfThisModel = now.to?.startsWith(`${model} `) === true
  if (now.state === "idle" || (now.state === "stopped" && isOfThisModel)) {
    const [provider, baseUrl, dimensions, apiKey] = [
      words.text("provider"),
      words.text("base-url"),
      words.whole("dimensions", 1, 16_384),
      await readKeyFile(words.text("api-key-file")),
    ]
    const choice = {
      model,
      ...(provider !== undefined && { provider }),
      ...(baseUrl !== undefined && { baseUrl }),
      ...(dimensions !== undefined && { dimensions }),
      ...(apiKey !== undefined && { apiKey }),
    }
    const batch = words.has("batch")
    if (batch) await confirmBatch(call, await client.estimateReindex(choice))
    now = await client.startReindex({ ...choice, ...(batch && { batch }) })
    const { host, hostname, protocol } = new URL(now.to?.split(" at ").at(-1) ?? "")
    if (protocol !== "file:" && !isLoopback(hostname))
      out.progress(`Sending the texts of ${pluralize(now.total ?? 0, "memory", "memories")} to ${host} to be embedded.`)
  } else if (!isOfThisModel) {
    throw new CommandError(1, "conflict", `Memories are already being embedded with ${now.to}`, {
      remedy: "End it first: keepsake reindex --end",
    })
  }
  let lastLine = ""
  while (now.state === "embedding") {
    const line = progressOf(now)
    if (line !== lastLine && !out.statusLine(line)) out.progress(line)
    lastLine = line
    await pause(POLL_MS)
    now = await client.reindex()
  }
  out.statusLine("")
  if (now.state === "stopped") {
    throw new CommandError(1, "upstream_failed", `Embedding stopped, nothing was switched: ${now.trouble}`, {
      remedy: "Fix the cause and run the same command to resume, or give up with: keepsake reindex --end",
    })
  }
  return now.state === "ready" && !words.has("hold") ? client.switchReindex() : now
}

/** Shows what a batch sends, what that costs and how long it may take, and asks. */
async function confirmBatch(call: Call, estimate: Estimate): Promise<void> {
  const { memories, texts, tokens, listPrice, batch, space } = estimate
  if (batch === undefined) {
    throw new CommandError(2, "options_invalid", `There is no batch API for ${space}`, { remedy: "Leave out --batch." })
  }
  const price = priceIn(call) ?? listPrice
  const cost = price === undefined ? undefined : (price * batch.priceFactor * tokens) / 1_000_000
  call.out.progress(
    [
      `${pluralize(memories, "memory", "memories")} without a vector in ${space}: ${pluralize(texts, "text")} to send, about ${pluralize(tokens, "token")}.`,
      cost === undefined
        ? "The price of this model is not known: name that of a million tokens with --price."
        : `About ${cost.toFixed(cost < 1 ? 4 : 2)} USD: ${price} USD for a million tokens, times ${batch.priceFactor} in a batch.`,
      `The provider promises the result within ${batch.hours} hours. The server goes on without this command, and the same command shows the progress again.`,
    ].join("\n"),
  )
  await confirm(call, "Send these texts?", "It costs money")
}

function priceIn({ arguments: words }: Call): number | undefined {
  const given = words.text("price")
  if (given === undefined || /^\d{1,5}(?:\.\d{1,6})?$/.test(given)) return given === undefined ? given : Number(given)
  throw usageError(`--price must be a number of dollars, not "${given}"`, "--price 0.02")
}

async function readKeyFile(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  try {
    return (file === "-" ? await text(process.stdin) : readFileSync(file, "utf8")).trim()
  } catch {
    throw usageError(`${file} cannot be read`, "Name a file that holds only the key.")
  }
}

function progressOf({ embedded = 0, total = 0, leftMs, trouble, batch }: Reindex): string {
  if (trouble !== undefined) return `Waiting: ${trouble}`
  if (batch !== undefined && batch.jobs > 0) {
    return `${pluralize(batch.texts, "memory", "memories")} in ${pluralize(batch.jobs, "batch", "batches")} of the provider, ${embedded} of ${total} embedded`
  }
  const remaining = leftMs === undefined ? "" : `, about ${Math.ceil(leftMs / 1_000)} s left`
  return `${embedded} of ${pluralize(total, "memory", "memories")} embedded${remaining}`
}

function textOf({ active, space, state, from, to, embedded, total, trouble, verified }: Reindex): string {
  const compared =
    verified &&
    `${verified.embedded} of ${pluralize(verified.memories, "memory", "memories")} have a new vector, ${verified.before} had an old one`
  const values = valueTable([
    ["in use", `${active}, space ${space}`],
    ["reindex", state !== "idle" && `${from} to ${to}: ${stateTexts[state]}`],
    ["progress", embedded !== undefined && `${embedded} of ${pluralize(total ?? 0, "memory", "memories")} embedded`],
    ["problem", trouble],
    ["compared", compared],
  ])
  const after: Partial<Record<Reindex["state"], string>> = {
    switched: "\n\nRoll back with: keepsake reindex --roll-back\nDelete the old vectors with: keepsake reindex --drop",
    ready: "\n\nSwitch with: keepsake reindex --switch",
    stopped: "\n\nResume with the same command, or give up with: keepsake reindex --end",
  }
  return `${values}${after[state] ?? ""}`
}

const stateTexts = {
  embedding: "embedding",
  stopped: "stopped after a minute without progress",
  ready: "embedded, new vectors are kept up to date",
  switched: "switched, the old vectors are kept up to date",
}
