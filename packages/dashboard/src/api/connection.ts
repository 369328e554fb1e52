import { useSyncExternalStore } from "react"

/** The page's connection to its server. `away`: the server does not respond; `expired`: the session has ended. */
export interface ServerConnection {
  readonly away: boolean
  readonly expired: boolean
}

let current: ServerConnection = { away: false, expired: false }
const listeners = new Set<() => void>()

export function setConnection(change: Partial<ServerConnection>): void {
  const next = { ...current, ...change }
  if (next.away === current.away && next.expired === current.expired) return
  current = next
  for (const listener of listeners) listener()
}

export function useConnection(): ServerConnection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
