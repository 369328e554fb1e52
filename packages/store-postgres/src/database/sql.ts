/** An SQL text with parameters. Build it with the tag `sql`: interpolated values become parameters, interpolated fragments are inserted. */
export class Sql {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts
    this.values = values
  }
}

export function sql(parts: TemplateStringsArray, ...given: readonly unknown[]): Sql {
  const texts = [parts[0] ?? ""]
  const values: unknown[] = []
  const append = (text: string): void => {
    texts.push((texts.pop() ?? "") + text)
  }
  for (const [place, value] of given.entries()) {
    if (value instanceof Sql) {
      append(value.parts[0] ?? "")
      texts.push(...value.parts.slice(1))
      values.push(...value.values)
    } else {
      values.push(value)
      texts.push("")
    }
    append(parts[place + 1] ?? "")
  }
  return new Sql(texts, values)
}

/** Text without parameters, for names of columns and sort directions. Never pass it text from outside this package. */
export function rawSql(text: string): Sql {
  return new Sql([text], [])
}

/** A conjunction; `true` without conditions. */
export function allOf(conditions: readonly Sql[]): Sql {
  const [first, ...rest] = conditions
  return rest.reduce((all, next) => sql`${all} AND ${next}`, first ?? rawSql("true"))
}

/** The text for the client. `keepsake.` stands for the schema in every statement of this package. */
export function renderSql(
  { parts, values }: Sql,
  schema: string,
): { readonly text: string; readonly values: unknown[] } {
  const text = parts.reduce(
    (whole, part, place) => whole + (place === 0 ? "" : `$${place}`) + inSchema(part, schema),
    "",
  )
  return { text, values: [...values] }
}

export function inSchema(text: string, schema: string): string {
  return text.replaceAll("keepsake.", `${quoteIdentifier(schema)}.`)
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
