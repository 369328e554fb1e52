import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { MemoryEngine } from "@keepsake/core"
import type { Store } from "@keepsake/core/plugin"
import { runRules } from "@keepsake/testkit"
import type { Configuration } from "../configuration/configuration.ts"
import { openEngine } from "../serving/engine.ts"
import { type Check, fail, ok, why } from "./check.ts"

/** Whether the configured kind of store keeps every promise of the contract here: on this Node, this system, this disk. */
export async function checkRules(configuration: Configuration): Promise<Check> {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-doctor-"))
  let made = 0
  const create = async (): Promise<Store> => {
    made += 1
    const databaseFile = join(folder, `${made}.db`)
    return inFront(await openEngine({ ...configuration, databaseFile }, () => undefined))
  }
  try {
    const results = await runRules(create)
    const broken = results.filter(({ outcome }) => outcome === "broken")
    const kept = results.filter(({ outcome }) => outcome === "kept").length
    if (broken.length === 0) return ok("rules", `the store ${configuration.store} keeps all ${kept} that it must`)
    const named = broken.map(({ id, why }) => `${id} (${why})`).join("; ")
    return fail(
      "rules",
      `the store ${configuration.store} breaks ${named}`,
      "Report it with this line and the versions.",
    )
  } catch (error) {
    return fail("rules", `the store ${configuration.store} could not be tried: ${why(error)}`, "Mend what it names.")
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The engine's store, open already, that closes the whole engine. */
function inFront(engine: MemoryEngine): Store {
  return new Proxy(engine.store, {
    get(store, name) {
      if (name === "open") return undefined
      if (name === Symbol.asyncDispose) return () => engine[Symbol.asyncDispose]()
      const part: unknown = Reflect.get(store, name, store)
      return typeof part === "function" ? part.bind(store) : part
    },
  })
}
