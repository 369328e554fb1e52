import type { Owner, StateRecord, Store, Tenant } from "../../contract/index.ts"
import type { WithheldVersions } from "../../turn/delete/withheld-versions.ts"
import { pages } from "../../turn/pages.ts"
import { storedVersions } from "../stored-versions.ts"
import { BY_POOL } from "../subject/erase-entries.ts"
import type { Subject } from "../subject/subject.ts"

const STRETCH = 1_000
const NAMES = ["user", "agent", "session", "key"] as const

type Names = { readonly [N in (typeof NAMES)[number]]?: string | undefined }

/** Every subject of which a store and its state may hold something: each combination of the names in one owner, and each tenant. */
export async function storedSubjects(
  store: Store,
  withheld: WithheldVersions,
  records: readonly StateRecord[],
): Promise<Iterable<Subject>> {
  const subjects = new Map<string, Subject>()
  const seen = new Set<string>()
  const add = (tenant: string, names: Names): void => {
    const given = NAMES.filter((name) => names[name] !== undefined)
    const known = JSON.stringify([tenant, ...NAMES.map((name) => names[name] ?? null)])
    if (seen.has(known)) return
    seen.add(known)
    for (let chosen = 0; chosen < 2 ** given.length; chosen++) {
      const those = given.filter((_, place) => (chosen & (2 ** place)) !== 0)
      // The tenant is that of stored data.
      const subject = { tenant: tenant as Tenant, ...Object.fromEntries(those.map((name) => [name, names[name]])) }
      subjects.set(JSON.stringify(subject), subject)
    }
  }
  const addPool = (tenant: string, pool: string, names: Names = {}): void =>
    add(tenant, { ...namesOfPool(pool), ...names })

  for await (const stretch of pages(({ cursor, limit }) => storedVersions(store, cursor, limit), STRETCH)) {
    for (const { pool, memory } of stretch) if (memory !== undefined) addMemory(pool.name, memory)
  }
  for await (const { pool, memory } of withheld.all()) if (memory !== undefined) addMemory(pool.name, memory)
  for (const record of records) {
    if (record.kind === "done") continue
    if (record.kind === "job") {
      const { about, body } = record.job
      addPool(about.tenant, about.name, namesOfOwner(body))
      continue
    }
    const { bucket, key, value, about } = record
    if (about !== undefined) addPool(about.tenant, about.name)
    if (bucket.startsWith("traces/")) add(bucket.slice("traces/".length), namesOfOwner(value))
    if (!BY_POOL.some((one) => one === bucket)) continue
    const [tenant = "", pool = "", ...rest] = key.split("\n")
    for (const session of [rest.join("\n"), ...sessionsIn(value)]) addPool(tenant, pool, { session })
  }
  return subjects.values()

  function addMemory(pool: string, { owner, key }: { readonly owner: Owner; readonly key?: string }): void {
    add(owner.tenant, { ...owner, key })
    addPool(owner.tenant, pool, { session: owner.session, key })
  }
}

/** Entries name their session in their key, or their value is a list with it or has it as a member. */
function sessionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string")
  const { session }: { readonly session?: unknown } = Object(value)
  return typeof session === "string" ? [session] : []
}

function namesOfOwner(value: unknown): Names {
  const { owner }: { readonly owner?: unknown } = Object(value)
  const found: Record<string, unknown> = Object(owner)
  return Object.fromEntries(NAMES.map((name) => [name, typeof found[name] === "string" ? found[name] : undefined]))
}

function namesOfPool(pool: string): Names {
  const [user, agent] = pool.split("/").map(decodePart)
  return { user, agent }
}

/** `undefined` for nobody, and for what is no encoded name. */
function decodePart(part: string): string | undefined {
  if (part === "-" || part === "+") return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
