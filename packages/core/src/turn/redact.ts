import { type SecretPattern, secretPatterns } from "./secret-patterns.ts"

export interface Redacted {
  readonly text: string
  /** The kinds of what was cut, each once. */
  readonly found: readonly string[]
}

/**
 * Cuts secrets out of a text and puts `[redacted: kind]` in their place: keys and tokens of known issuers, JWTs, private keys, credentials in headers
 * and addresses, stated passwords, tokens named as such, card numbers. Random-looking names that are no secrets (UUIDs, commit hashes, order numbers)
 * stay. Doing it again changes nothing. Linear in the text.
 */
export function redact(text: string): Redacted {
  const found = new Set<string>()
  let clean = text
  for (const secret of secretPatterns) clean = without(clean, secret, found)
  return { text: clean, found: [...found] }
}

function without(text: string, { kind, pattern, holds }: SecretPattern, found: Set<string>): string {
  let clean = ""
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups
    const named = groups?.secret ?? groups?.a ?? groups?.b ?? groups?.c
    const secret = named ?? match[0]
    if (secret.startsWith("[redacted:") || secret.startsWith("redacted:")) continue
    if (named !== undefined && holds?.(named) === false) continue
    const start = match.index + (named === undefined ? 0 : match[0].lastIndexOf(named))
    const end = start + (groups?.secret === undefined ? secret : trimmed(secret)).length
    clean += `${text.slice(from, start)}[redacted: ${kind}]`
    from = end
    found.add(kind)
  }
  return clean + text.slice(from)
}

/** The sentence's own marks at the end are not the secret's; an exclamation mark may well be. */
function trimmed(secret: string): string {
  return secret.replace(/[.,;:?)\]]{1,4}$/, "")
}
