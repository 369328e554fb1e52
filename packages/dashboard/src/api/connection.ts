import { useSyncExternalStore } from "react"

/** How the page stands with its server. `away`: no answer comes; `expired`: nobody is signed in any more. */
export interface Connection {
  readonly away: boolean
  readonly expired: boolean
}

let now: Connection = { away: false, expired: false }
const listeners = new Set<() => void>()

export function setConnection(change: Partial<Connection>): void {
  const next = { ...now, ...change }
  if (next.away === now.away && next.expired === now.expired) return
  now = next
  for (const listener of listeners) listener()
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => now,
  )
}
