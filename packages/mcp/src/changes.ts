import { memoryUri, PROFILE_URI, RECENT_URI } from "./resources.ts"

/** The resources that change if these memories are added, changed or deleted. */
export function changedUris(ids: readonly string[]): readonly string[] {
  return [PROFILE_URI, RECENT_URI, ...ids.map(memoryUri)]
}
