import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "@keepsake/api"
import { reach } from "../folder/reach.ts"
import { table } from "../output/table.ts"
import { Stop, wrongUsage } from "../stop.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

type Migration = Awaited<ReturnType<Client["migration"]>>

const EVERY_MS = 500
/** The server counts so far. */
const MOST_BEHIND = 20_000
const deeds = ["status", "switch", "roll-back", "end"] as const

export const migrate: Command = {
  usage: "--to STORE | --status | --switch | --roll-back | --end",
  words: 0,
  options: {
    ...serverOptions,
    to: { value: "STORE", about: "copy into this store, and switch to it when both are equal" },
    from: { value: "STORE", about: "with --to: the store in use, to be sure" },
    hold: { about: "with --to: do not switch; --switch does when you want" },
    status: { about: "which store is in use, and how far a move is" },
    switch: { about: "put the copy into use" },
    "roll-back": { about: "put the old store into use again, with what was written since" },
    end: { about: "before the switch give up, after it let the old store go" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const to = words.text("to")
    const asked = deeds.filter((deed) => words.has(deed))
    const [deed] = asked
    if (asked.length + (to === undefined ? 0 : 1) !== 1) {
      throw wrongUsage(
        "migrate needs to know one thing to do",
        "keepsake migrate --to STORE, or --status, --switch, --roll-back, --end",
      )
    }
    const found = await reach(call, (client) => (to === undefined ? doing(client, deed) : move(client, call, to)))
    out.answer({ json: found, text: textOf(found) })
    return 0
  },
}

function doing(client: Client, deed: (typeof deeds)[number] | undefined): Promise<Migration> {
  if (deed === "switch") return client.switchMigration()
  if (deed === "roll-back") return client.rollBackMigration()
  return deed === "end" ? client.endMigration() : client.migration()
}

/** Begins, or goes on with what was begun, until the copy is in use. A server that ends meanwhile goes on by itself; so does this. */
async function move(client: Client, { arguments: words, out }: Call, to: string): Promise<Migration> {
  let now = await client.migration()
  const isToBegin = (now.state === "idle" && now.active !== to) || (now.state === "stopped" && now.to === to)
  if (isToBegin) {
    const from = words.text("from")
    now = await client.startMigration({ to, ...(from !== undefined && { from }) })
  }
  if (now.to !== undefined && now.to !== to) {
    throw new Stop(1, "conflict", `Memories are being moved from ${now.from} to ${now.to} already`, {
      remedy: "End that first: keepsake migrate --end",
    })
  }
  let told = ""
  while (now.state === "copying" || now.state === "checking") {
    const line = progressOf(now)
    if (line !== told && !out.passing(line)) out.progress(line)
    told = line
    await pause(EVERY_MS)
    now = await client.migration()
  }
  out.passing("")
  if (now.state === "stopped") {
    throw new Stop(1, "store_unavailable", `It does not go on, and nothing was switched: ${now.trouble}`, {
      remedy: "Once that is mended, the same command goes on where it stopped; keepsake migrate --end gives up.",
    })
  }
  return now.state === "ready" && !words.has("hold") ? client.switchMigration() : now
}

function progressOf({ state, copied = 0, total = 0, behind, leftMs, trouble }: Migration): string {
  if (trouble !== undefined) return behind === undefined ? `Waiting: ${trouble}` : trouble
  if (state === "checking") return `${copied} versions copied; comparing both sides`
  if (behind !== undefined)
    return `${copied} versions copied, ${behind === MOST_BEHIND ? "at least " : ""}${behind} to go`
  const left = leftMs === undefined ? "" : `, about ${Math.ceil(leftMs / 1_000)} s left`
  return `${copied} versions copied of ${total} memories${left}`
}

function textOf(found: Migration): string {
  const { active, names, state, from, to, trouble, verified } = found
  const rows = [
    ["in use", active],
    ...(state === "idle" ? [["could be", names.join(", ")]] : [["move", `${from} to ${to}: ${sentences[state]}`]]),
    ...(trouble === undefined ? [] : [["trouble", trouble]]),
    ...(verified === undefined ? [] : [["compared", `${verified.memories} memories alike, SHA-256 ${verified.hash}`]]),
  ]
  const after: Partial<Record<Migration["state"], string>> = {
    switched: "\n\nGo back with: keepsake migrate --roll-back\nLet the old one go with: keepsake migrate --end",
    ready: "\n\nPut it into use with: keepsake migrate --switch",
    stopped: `\n\nGo on with: keepsake migrate --to ${to}\nGive up with: keepsake migrate --end`,
  }
  return `${table(rows)}${after[state] ?? ""}`
}

const sentences = {
  copying: "being copied",
  checking: "copied, both sides are being compared",
  stopped: "stopped, as nothing went on for a minute",
  ready: "copied, equal, and kept so",
  switched: "done, and the old store follows",
}
