import type { TurnEvent } from "../turn/turn-context.ts"

/** What happened inside the engine, for logs and traces. Never carries text of a memory or a message. */
export type EngineEvent =
  | TurnEvent
  | { readonly event: "job-failed"; readonly job: string; readonly attempt: number; readonly why: string }
  | { readonly event: "job-parked"; readonly job: string; readonly why: string }
  /** What the store cannot do for now; memories are missing from answers, requests pass. `store-well`: over. */
  | { readonly event: "store-troubled"; readonly why: string }
  | { readonly event: "store-well" }
  | { readonly event: "traces-lost"; readonly traces: number; readonly why: string }
  /** The store takes no turns: those whose reply went out wait in memory. `turns-kept`: all that waited were written. `turns-lost`: the engine closed before. */
  | { readonly event: "turns-waiting"; readonly why: string }
  | { readonly event: "turns-kept"; readonly turns: number }
  | { readonly event: "turns-lost"; readonly turns: number; readonly why: string }

export type OnEvent = (event: EngineEvent) => void
