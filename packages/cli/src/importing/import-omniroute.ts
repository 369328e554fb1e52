import { randomBytes, randomUUID } from "node:crypto"
import type { Client } from "@keepsake/api"
import { type ExitCode, usageError } from "../command-error.ts"
import type { Call } from "../commands/command.ts"
import { withClient } from "../folder/with-client.ts"
import { exitOf, importText } from "../output/import-text.ts"
import { pluralize } from "../output/plural.ts"
import { table } from "../output/table.ts"
import { OmniRoute, type OmniRouteOwner } from "./omniroute.ts"
import { sendImport } from "./send-import.ts"

const STRATEGIES = ["recent", "semantic", "hybrid"] as const

const DAY_MS = 86_400_000

interface Destination extends OmniRouteOwner {
  /** Absent if its memories are skipped. */
  readonly tenant?: string
}
/** The key created for a tenant that had none; its secret is shown only once. */
interface NewKey {
  readonly tenant: string
  /** Both absent in a dry run. */
  readonly id?: string
  readonly secret?: string
}

/** Imports an OmniRoute database: each of its keys becomes a tenant. Rows of deleted keys are reported and skipped. */
export async function importOmniRoute(call: Call, path: string): Promise<ExitCode> {
  const { arguments: words, out } = call
  using database = new OmniRoute(path)
  const mapped = parseMapping(words.text("map"), database.owners)
  const only = words.text("tenant")
  const owners = database.owners.map((owner): Destination => {
    const tenant = mapped.get(owner.id) ?? (owner.name === undefined ? undefined : (only ?? owner.id))
    return { ...owner, ...(tenant !== undefined && { tenant }) }
  })
  const byId = new Map(owners.map(({ id, tenant }) => [id, tenant]))
  const settings = convertSettings(database.settings)
  const days = settings.ours["memory.retentionDays"]
  const hides = typeof days === "number" ? database.olderThan(Date.now() - days * DAY_MS) : 0
  const dryRun = words.has("dry-run")
  const apply = words.has("with-settings") && !dryRun
  const again = randomUUID()
  const result = await withClient(
    call,
    async (client) => {
      if (apply) await client.changeSettings({ set: settings.ours })
      const keys = await createKeys(client, owners, dryRun)
      const reading = database.read((owner) => byId.get(owner))
      // Each line names its own tenant.
      return { imported: await sendImport(call, client, reading, undefined, again), keys }
    },
    { begins: dryRun ? "preview" : true },
  )
  const { imported, keys } = result
  const json = { format: "omniroute", ...imported, owners, keys, settings: { ...settings, hides, applied: apply } }
  out.answer({
    json,
    text: [
      ownersText(owners),
      settingsText({ ...settings, hides }, apply),
      importText(imported),
      keysText(keys, dryRun),
    ].join("\n\n"),
  })
  return exitOf(imported)
}

function parseMapping(written: string | undefined, owners: readonly OmniRouteOwner[]): ReadonlyMap<string, string> {
  const mapped = new Map<string, string>()
  for (const pair of written?.split(",") ?? []) {
    const at = pair.lastIndexOf("=")
    if (at === -1 || pair.length === at + 1) throw usageError(`--map takes KEY=TENANT, not "${pair}"`)
    const [named, tenant] = [pair.slice(0, at), pair.slice(at + 1)]
    const owner = owners.find(({ id, name }) => id === named || name === named)
    if (owner === undefined) {
      const there = owners.map(({ id, name }) => name ?? `"${id}"`).join(", ")
      throw usageError(`--map names the key "${named}", which has no memories`, `Keys with memories: ${there}`)
    }
    if ((mapped.get(owner.id) ?? tenant) !== tenant) {
      throw usageError(`--map sends the key "${named}" to two tenants`, "Name one tenant for each key.")
    }
    mapped.set(owner.id, tenant)
  }
  return mapped
}

async function createKeys(client: Client, owners: readonly Destination[], dryRun: boolean): Promise<readonly NewKey[]> {
  const there = new Set((await client.listKeys()).data.map(({ tenant }) => tenant))
  const made: NewKey[] = []
  for (const { tenant, name } of owners) {
    if (tenant === undefined || there.has(tenant)) continue
    there.add(tenant)
    if (dryRun) {
      made.push({ tenant })
      continue
    }
    const request = randomBytes(24).toString("base64url")
    const { key, secret } = await client.createKey({
      tenant,
      role: "user",
      request,
      ...(name !== undefined && { name }),
    })
    made.push({ tenant, id: key.id, secret })
  }
  return made
}

function ownersText(owners: readonly Destination[]): string {
  const rows = owners.map(({ id, name, memories, tenant }) => [
    name ?? `"${id}" (no such key)`,
    String(memories),
    tenant === undefined ? "skipped: name a tenant with --map KEY=TENANT" : `tenant ${tenant}`,
  ])
  return table([["KEY", "MEMORIES", "DESTINATION"], ...rows])
}

function settingsText(
  { theirs, ours, without, hides }: OmniRouteSettings & { readonly hides: number },
  applied: boolean,
): string {
  const rows = Object.entries(theirs).map(([name, value]) => [`  ${name}`, JSON.stringify(value)])
  if (rows.length === 0) return "The database has no memory settings."
  const what = Object.entries(ours).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  const said =
    what.length === 0
      ? "None of them has an equivalent in Keepsake."
      : `In Keepsake: ${what.join(", ")}. ${applied ? "Imported." : "Import them with --with-settings."}`
  const none = without.length === 0 ? [] : [`Without an equivalent: ${without.join(", ")}.`]
  const hidden = hides === 0 ? [] : [`Its retention would hide ${pluralize(hides, "memory", "memories")} from recall.`]
  return ["Memory settings of OmniRoute:", table(rows), said, ...none, ...hidden].join("\n")
}

function keysText(keys: readonly NewKey[], dryRun: boolean): string {
  if (keys.length === 0) return "No new keys."
  if (dryRun) return `New keys would be created for: ${keys.map(({ tenant }) => tenant).join(", ")}.`
  return ["New keys, shown only once:", table(keys.map(({ tenant, secret = "" }) => [`  ${tenant}`, secret]))].join(
    "\n",
  )
}

/** OmniRoute's memory settings, what they are here, and the names of those that have no counterpart. */
interface OmniRouteSettings {
  readonly theirs: Readonly<Record<string, unknown>>
  /** By the paths that they have here. */
  readonly ours: Readonly<Record<string, string | number>>
  readonly without: readonly string[]
}

/** Numbers are brought into the ranges that OmniRoute itself reads them in. */
function convertSettings(theirs: Readonly<Record<string, unknown>>): OmniRouteSettings {
  const { memoryEnabled, memoryMaxTokens, memoryRetentionDays, memoryStrategy, ...rest } = theirs
  // Without an embedder there is nothing to search by meaning with; hybrid is the same where there is one.
  const strategy = STRATEGIES.find((name) => name === memoryStrategy)
  return {
    theirs,
    ours: {
      ...(typeof memoryEnabled === "boolean" && { "memory.mode": memoryEnabled ? "on" : "off" }),
      ...(typeof memoryMaxTokens === "number" && { "memory.maxTokens": clamp(memoryMaxTokens, 0, 16_000) }),
      ...(typeof memoryRetentionDays === "number" && { "memory.retentionDays": clamp(memoryRetentionDays, 1, 365) }),
      ...(strategy !== undefined && { "memory.strategy": strategy === "semantic" ? "hybrid" : strategy }),
    },
    without: Object.keys(rest).toSorted(),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)))
}
