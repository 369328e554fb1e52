/** A part of a regular expression written over several lines: line breaks and the white space around them are no part of it. */
export function oneLine(source: string): string {
  return source.replace(/\s*\n\s*/g, "").trim()
}

/** A regular expression written over several lines. No line may begin or end with a space that counts. */
export function regex(source: string, flags = ""): RegExp {
  return new RegExp(source.replace(/\s*\n\s*/g, ""), flags)
}

/**
 * A template tag for regular expressions with these flags, which may span several lines. Backslashes are raw. Line breaks and the white space around
 * them are no part of the expression, so no line may begin or end with a space that counts.
 */
export function expression(flags = ""): (source: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (source, ...parts) => new RegExp(String.raw(source, ...parts).replace(/\s*\n\s*/g, ""), flags)
}
