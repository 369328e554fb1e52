import type { TurnEvent } from "../turn/turn-context.ts"

/** What happened in the engine, for logs and traces. Never contains text of a memory or a message. */
export type EngineEvent =
  | TurnEvent
  | { readonly event: "job-failed"; readonly job: string; readonly attempt: number; readonly why: string }
  | { readonly event: "job-parked"; readonly job: string; readonly why: string }
  /** The store has a problem: results may be incomplete, but requests succeed. `store-well`: it is over. */
  | { readonly event: "store-troubled"; readonly why: string }
  | { readonly event: "store-well" }
  /** With many servers: times of this machine are corrected, because its clock differs from that of the database. */
  | { readonly event: "clock-differs"; readonly seconds: number; readonly why: string }
  | { readonly event: "traces-lost"; readonly traces: number; readonly why: string }
  /**
   * The store does not accept turns: finished ones wait in memory. `turns-kept`: all waiting turns were written.
   * `turns-lost`: the engine closed before.
   */
  | { readonly event: "turns-waiting"; readonly why: string }
  | { readonly event: "turns-kept"; readonly turns: number }
  | { readonly event: "turns-lost"; readonly turns: number; readonly why: string }

export type OnEvent = (event: EngineEvent) => void
