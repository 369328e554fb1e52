import type { State } from "../contract/state.ts"

/** Runs work while no other process that shares the state does work of this name. */
export function exclusiveIn<Result>(
  state: Pick<State, "writers" | "exclusive">,
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return state.writers === "many" && state.exclusive !== undefined ? state.exclusive(name, work, signal) : work()
}
