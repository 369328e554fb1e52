import { memoryUri, PROFILE, RECENT } from "./resources.ts"

/** The resources that are others once these memories were added, changed or taken out. */
export function changedUris(ids: readonly string[]): readonly string[] {
  return [PROFILE, RECENT, ...ids.map(memoryUri)]
}
