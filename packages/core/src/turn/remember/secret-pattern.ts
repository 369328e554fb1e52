import { expression } from "../../text/regex.ts"

/** One kind of secret. Without `holds` the whole match is cut; with it, the group `secret` if `holds` accepts it. */
export interface SecretPattern {
  readonly kind: string
  readonly pattern: RegExp
  readonly holds?: (secret: string) => boolean
  /** Whether the text around it on the same line, at most 80 characters on each side, allows a secret. */
  readonly among?: (before: string, behind: string) => boolean
  /** A cheap precondition: the text contains these characters, (`password`) any word for a password, or (`number`) three digits in a row, with hyphens or before a letter. */
  readonly needs?: string
}

interface PatternOptions extends Omit<SecretPattern, "pattern"> {
  /** Default: `giu`. */
  readonly flags?: string
}

/** A template tag for patterns that differ only in their expression; see `expression`. */
export function secretPattern({ flags = "giu", ...options }: PatternOptions) {
  return (source: TemplateStringsArray, ...parts: readonly string[]): SecretPattern => ({
    ...options,
    pattern: expression(flags)(source, ...parts),
  })
}
