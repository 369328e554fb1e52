import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "@keepsake/api"
import { CommandError, usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { valueTable } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

type Migration = Awaited<ReturnType<Client["migration"]>>

const POLL_MS = 500
/** The server stops counting here. */
const MAX_COUNTED_BEHIND = 20_000
const actions = ["status", "switch", "roll-back", "end"] as const

export const migrateCommand: Command = {
  usage: "--to STORE | --status | --switch | --roll-back | --end",
  example: "keepsake migrate --to qdrant",
  maxPositionals: 0,
  options: {
    ...serverOptions,
    to: { value: "STORE", about: "Copy memories to this store and switch once both are equal" },
    from: { value: "STORE", about: "With --to: fail unless this store is in use" },
    hold: { about: "With --to: do not switch; --switch does so later" },
    status: { about: "Show the store in use and the progress of a migration" },
    switch: { about: "Switch to the copy" },
    "roll-back": { about: "Switch back to the old store, with everything written since" },
    end: { about: "Before the switch: give up. After it: release the old store" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const to = words.text("to")
    const asked = actions.filter((deed) => words.has(deed))
    const [deed] = asked
    if (asked.length + (to === undefined ? 0 : 1) !== 1) {
      throw usageError(
        "migrate needs exactly one action",
        "keepsake migrate --to STORE, or --status, --switch, --roll-back, --end",
      )
    }
    const result = await withClient(call, (client) =>
      to === undefined ? runAction(client, deed) : migrateTo(client, call, to),
    )
    return out.answer({ json: result, text: textOf(result) })
  },
}

function runAction(client: Client, deed: (typeof actions)[number] | undefined): Promise<Migration> {
  if (deed === "switch") return client.switchMigration()
  if (deed === "roll-back") return client.rollBackMigration()
  return deed === "end" ? client.endMigration() : client.migration()
}

/** Starts or resumes the migration and waits until the copy is in use. Both the server and this command survive a restart of the server. */
async function migrateTo(client: Client, { arguments: words, out }: Call, to: string): Promise<Migration> {
  let now = await client.migration()
  const isToBegin = (now.state === "idle" && now.active !== to) || (now.state === "stopped" && now.to === to)
  if (isToBegin) {
    const from = words.text("from")
    now = await client.startMigration({ to, ...(from !== undefined && { from }) })
  }
  if (now.to !== undefined && now.to !== to) {
    throw new CommandError(1, "conflict", `A migration from ${now.from} to ${now.to} is already running`, {
      remedy: "End it first: keepsake migrate --end",
    })
  }
  let lastLine = ""
  while (now.state === "copying" || now.state === "checking") {
    const line = progressOf(now)
    if (line !== lastLine && !out.statusLine(line)) out.progress(line)
    lastLine = line
    await pause(POLL_MS)
    now = await client.migration()
  }
  out.statusLine("")
  if (now.state === "stopped") {
    throw new CommandError(1, "store_unavailable", `The migration stopped, nothing was switched: ${now.trouble}`, {
      remedy: "Fix the cause and run the same command to resume, or give up with: keepsake migrate --end",
    })
  }
  return now.state === "ready" && !words.has("hold") ? client.switchMigration() : now
}

function progressOf({ state, copied = 0, total = 0, behind, leftMs, trouble }: Migration): string {
  if (trouble !== undefined) return behind === undefined ? `Waiting: ${trouble}` : trouble
  if (state === "checking") return `${pluralize(copied, "version")} copied, comparing both stores`
  if (behind !== undefined)
    return `${pluralize(copied, "version")} copied, ${behind === MAX_COUNTED_BEHIND ? "at least " : ""}${behind} remaining`
  const remaining = leftMs === undefined ? "" : `, about ${Math.ceil(leftMs / 1_000)} s left`
  return `${pluralize(copied, "version")} of ${pluralize(total, "memory", "memories")} copied${remaining}`
}

function textOf(found: Migration): string {
  const { active, names, state, from, to, trouble, verified } = found
  const values = valueTable([
    ["in use", active],
    state === "idle" ? ["available", names.join(", ")] : ["migration", `${from} to ${to}: ${stateTexts[state]}`],
    ["problem", trouble],
    ["compared", verified && `${pluralize(verified.memories, "memory", "memories")} equal, SHA-256 ${verified.hash}`],
  ])
  const after: Partial<Record<Migration["state"], string>> = {
    switched: "\n\nRoll back with: keepsake migrate --roll-back\nRelease the old store with: keepsake migrate --end",
    ready: "\n\nSwitch with: keepsake migrate --switch",
    stopped: `\n\nResume with: keepsake migrate --to ${to}\nGive up with: keepsake migrate --end`,
  }
  return `${values}${after[state] ?? ""}`
}

const stateTexts = {
  copying: "copying",
  checking: "copied, comparing both stores",
  stopped: "stopped after a minute without progress",
  ready: "copied, both stores are kept equal",
  switched: "switched, the old store is kept up to date",
}
