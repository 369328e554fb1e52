import type { State } from "../contract/index.ts"

/** Runs `work` while no other process runs work of this name. A state of one process needs no lock. */
export function exclusively<Result>(
  state: Pick<State, "exclusive">,
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return state.exclusive?.(name, work, signal) ?? work()
}
