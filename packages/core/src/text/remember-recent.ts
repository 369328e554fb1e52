/** Wraps a pure function of one text, whose latest `size` results are kept: several steps ask about the same few texts. */
export function rememberRecent<T extends {}>(read: (text: string) => T, size: number): (text: string) => T {
  const results = new Map<string, T>()
  return (text) => {
    const known = results.get(text)
    const result = known ?? read(text)
    // A map keeps its order of insertion: what was asked for last is deleted last.
    if (known !== undefined) results.delete(text)
    const oldest = results.size >= size ? results.keys().next().value : undefined
    if (oldest !== undefined) results.delete(oldest)
    results.set(text, result)
    return result
  }
}
