/** OmniRoute's memory settings, what they are here, and the names of those that have no counterpart. */
export interface OmniRouteSettings {
  readonly theirs: Readonly<Record<string, unknown>>
  /** By the paths that they have here. */
  readonly ours: Readonly<Record<string, string | number>>
  readonly without: readonly string[]
}

const STRATEGIES = ["recent", "semantic", "hybrid"] as const

/** Numbers are brought into the ranges that OmniRoute itself reads them in. */
export function convertSettings(theirs: Readonly<Record<string, unknown>>): OmniRouteSettings {
  const { memoryEnabled, memoryMaxTokens, memoryRetentionDays, memoryStrategy, ...rest } = theirs
  // Without an embedder there is nothing to search by meaning with; hybrid is the same where there is one.
  const strategy = STRATEGIES.find((name) => name === memoryStrategy)
  return {
    theirs,
    ours: {
      ...(typeof memoryEnabled === "boolean" && { "memory.mode": memoryEnabled ? "on" : "off" }),
      ...(typeof memoryMaxTokens === "number" && { "memory.maxTokens": clamp(memoryMaxTokens, 0, 16_000) }),
      ...(typeof memoryRetentionDays === "number" && { "memory.retentionDays": clamp(memoryRetentionDays, 1, 365) }),
      ...(strategy !== undefined && { "memory.strategy": strategy === "semantic" ? "hybrid" : strategy }),
    },
    without: Object.keys(rest).toSorted(),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)))
}
