import type { Client } from "@keepsake/api"
import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { table } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const scanCommand: Command = {
  usage: "",
  example: "keepsake scan",
  maxPositionals: 0,
  options: {
    ...serverOptions,
    redact: { about: "Remove the secrets; affected memories lose their earlier versions" },
    yes: { about: "Confirm --redact" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const redact = words.has("redact")
    if (redact && !words.has("yes")) {
      throw usageError(
        "scan --redact cannot be undone: confirm it with --yes",
        "Check first with: keepsake scan. Then: keepsake scan --redact --yes",
      )
    }
    const result = await withClient(call, (client) => scanAll(client, call, redact))
    const report = { redacted: redact, ...result }
    return out.answer({ json: report, text: textOf(report) })
  },
}

interface ScanResult {
  readonly looked: number
  readonly kinds: Readonly<Record<string, number>>
  readonly memories: readonly SecretHolder[]
  readonly jobs: readonly SecretHolder[]
}
interface SecretHolder {
  readonly id: string
  readonly tenant: string
  readonly kinds: readonly string[]
}

async function scanAll(client: Client, { arguments: words, out }: Call, redact: boolean): Promise<ScanResult> {
  const holders = { memory: new Map<string, SecretHolder>(), queue: new Map<string, SecretHolder>() }
  let looked = 0
  let cursor: string | undefined
  do {
    const page = await client.scanMemories({ redact, cursor, tenant: words.text("tenant") })
    looked += page.looked
    for (const { where, id, tenant, kinds } of page.found) {
      // Two tenants may have memories of one id.
      const place = `${tenant}\n${id}`
      const current = holders[where].get(place)?.kinds ?? []
      holders[where].set(place, { id, tenant, kinds: [...new Set([...current, ...kinds])].toSorted() })
    }
    cursor = page.next
    const line = `${pluralize(looked, "version")} scanned, secrets in ${pluralize(holders.memory.size, "memory", "memories")}`
    // Without a terminal, one line for every 10,000 versions.
    if (!out.statusLine(line) && Math.floor(looked / 10_000) > Math.floor((looked - page.looked) / 10_000))
      out.progress(line)
  } while (cursor !== undefined)
  out.statusLine("")
  if (redact && holders.memory.size + holders.queue.size > 0) {
    out.progress("Compacting the files")
    await client.compactStore()
  }
  const [memories, jobs] = [[...holders.memory.values()], [...holders.queue.values()]]
  const kinds: Record<string, number> = {}
  for (const kind of [...memories, ...jobs].flatMap((one) => one.kinds)) kinds[kind] = (kinds[kind] ?? 0) + 1
  return { looked, kinds, memories, jobs }
}

const MAX_LISTED_HOLDERS = 20

function textOf({ redacted, looked, kinds, memories, jobs }: ScanResult & { readonly redacted: boolean }): string {
  if (memories.length + jobs.length === 0) return `No secrets in ${pluralize(looked, "version")} of memories.`
  const counts = Object.entries(kinds).toSorted(([, a], [, b]) => b - a)
  const listed = [...memories, ...jobs]
    .slice(0, MAX_LISTED_HOLDERS)
    .map((one) => [one.id, one.tenant, one.kinds.join(", ")])
  const more = memories.length + jobs.length - listed.length
  return [
    `${redacted ? "Removed secrets from" : "Found secrets in"} ${pluralize(memories.length, "memory", "memories")} and ${pluralize(jobs.length, "failed turn")}:`,
    table(counts.map(([kind, n]) => [`  ${n}`, kind])),
    "",
    table(listed),
    ...(more > 0 ? [`and ${more} more: --json lists all`] : []),
    ...(redacted
      ? ["", "Rotate the secrets anyway: older backups and exports still contain them."]
      : ["", "Remove them with: keepsake scan --redact --yes"]),
  ].join("\n")
}
