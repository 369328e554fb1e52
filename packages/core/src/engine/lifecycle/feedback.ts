import type { Memory, Store, WriteOptions } from "../../contract/index.ts"
import { revise } from "../../turn/revise.ts"

/** A person's judgement of a memory. */
export type Verdict = "useful" | "wrong" | "outdated"

/**
 * Counts a verdict, which changes the memory's rank. A wrong memory is quarantined for review, an outdated one is
 * superseded; neither is recalled any more. Returns the changed memory.
 */
export async function feedback(
  store: Store,
  memory: Memory,
  verdict: Verdict,
  options: WriteOptions,
): Promise<Memory | undefined> {
  const { id, pool: name, owner, signals = NO_SIGNALS } = memory
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

const NO_SIGNALS = { uses: 0, useful: 0, wrong: 0, mentions: 0 } as const
