/** A metric in Prometheus' text format (version 0.0.4). */
interface Family {
  readonly name: string
  readonly type: "counter" | "gauge" | "histogram"
  readonly help: string
}
type Labels = Readonly<Record<string, string>>

/** Formats a metric with its values. */
export function formatFamily(is: Family, values: readonly (readonly [Labels, number])[]): readonly string[] {
  return [...formatHead(is), ...values.map(([labels, value]) => formatLine(is.name, labels, value))]
}

/** A counter with labels. */
export class Counter {
  readonly #is: Family
  readonly #counts = new Map<string, { readonly labels: Labels; count: number }>()

  constructor(name: string, help: string) {
    this.#is = { name, type: "counter", help }
  }

  add(labels: Labels = {}, by = 1): void {
    // All counts of a metric have the same labels.
    const key = Object.values(labels).join("\n")
    const current = this.#counts.get(key)
    if (current === undefined) this.#counts.set(key, { labels, count: by })
    else current.count += by
  }

  lines(): readonly string[] {
    return formatFamily(
      this.#is,
      [...this.#counts.values()].map(({ labels, count }) => [labels, count] as const),
    )
  }
}

/** A histogram with fixed upper bounds. */
export class Histogram {
  readonly #is: Family
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #sum = 0
  #count = 0

  /** `bounds` are ascending. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#is = { name, type: "histogram", help }
    this.#bounds = bounds
    this.#counts = bounds.map(() => 0)
  }

  observe(value: number): void {
    this.#sum += value
    this.#count++
    for (const [index, bound] of this.#bounds.entries()) {
      if (value <= bound) this.#counts[index] = (this.#counts[index] ?? 0) + 1
    }
  }

  lines(): readonly string[] {
    const { name } = this.#is
    const buckets = this.#bounds.map((bound, index) =>
      formatLine(`${name}_bucket`, { le: String(bound) }, this.#counts[index] ?? 0),
    )
    return [
      ...formatHead(this.#is),
      ...buckets,
      formatLine(`${name}_bucket`, { le: "+Inf" }, this.#count),
      formatLine(`${name}_sum`, {}, this.#sum),
      formatLine(`${name}_count`, {}, this.#count),
    ]
  }
}

/** Adds a label to every value. */
export function addLabel(lines: readonly string[], label: string, value: string): readonly string[] {
  const added = `${label}="${escapeLabel(value)}"`
  return lines.map((line) => {
    if (line.startsWith("#")) return line
    const end = line.search(/[{ ]/)
    const [name, rest] = [line.slice(0, end), line.slice(end)]
    return rest.startsWith("{") ? `${name}{${added},${rest.slice(1)}` : `${name}{${added}}${rest}`
  })
}

function formatHead({ name, type, help }: Family): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function formatLine(name: string, labels: Labels, value: number): string {
  const named = Object.entries(labels).map(([label, of]) => `${label}="${escapeLabel(of)}"`)
  return `${name}${named.length === 0 ? "" : `{${named.join(",")}}`} ${value}`
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")
}
