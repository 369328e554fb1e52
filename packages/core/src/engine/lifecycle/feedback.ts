import type { Memory } from "../../contract/memory.ts"
import type { Store, WriteOptions } from "../../contract/store.ts"
import { revise } from "../../turn/revise.ts"

/** What somebody says of a memory they were shown. */
export type Verdict = "useful" | "wrong" | "outdated"

/**
 * Counts the verdict, which ranks the memory higher or lower from then on. A wrong one is set aside for review; an outdated one was true until now: neither
 * is recalled any more. The memory as it stands then.
 */
export async function feedback(
  store: Store,
  memory: Memory,
  verdict: Verdict,
  options: WriteOptions,
): Promise<Memory | undefined> {
  const { id, pool: name, owner, signals = NONE } = memory
  const add = verdict === "useful" ? { useful: 1 } : verdict === "wrong" ? { wrong: 1 } : undefined
  if (add !== undefined) await store.write({ tenant: owner.tenant, name }, [{ op: "signal", id, add }], options)
  const counted = {
    ...memory,
    signals: { ...signals, useful: signals.useful + (add?.useful ?? 0), wrong: signals.wrong + (add?.wrong ?? 0) },
  }
  switch (verdict) {
    case "useful":
      return counted
    case "wrong":
      return revise(store, counted, (stored) => ({ ...stored, status: "quarantined", review: "judged-wrong" }), options)
    case "outdated":
      return revise(
        store,
        counted,
        (stored) =>
          stored.status === "superseded" ? stored : { ...stored, status: "superseded", validUntil: options.at },
        options,
      )
  }
}

const NONE = { uses: 0, useful: 0, wrong: 0, mentions: 0 } as const
