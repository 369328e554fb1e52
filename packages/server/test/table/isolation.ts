import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { type Sample, sampleOf } from "./sampled.ts"
import { codeIn, type Got, lines, type Sent, send, written } from "./sent.ts"

/** One customer of many: what only it may see bears its mark. */
export interface Customer {
  readonly key: string
  readonly mark: string
  /** Of memories, traces and the like. */
  readonly ids: readonly string[]
}

export interface Findings {
  readonly asked: number
  /** Answers that held something of another customer. */
  readonly foreign: readonly string[]
  /** Calls that answered otherwise for a foreign id than for one that never was. */
  readonly telling: readonly string[]
  /** Calls that were compared in this way. */
  readonly compared: number
}

const OF_IDS = /^(?:id|ids|memoryId|into|from|to)$/

/** So many random calls of every customer on every line of the table. */
export async function look(
  url: string,
  customers: readonly Customer[],
  calls: number,
  seed: number,
): Promise<Findings> {
  const samples = new Map(lines.map(([name, route]) => [name, fc.sample(sampleOf(route), { numRuns: 50, seed })]))
  const random = fc.sample(fc.nat(1_000_000), { numRuns: calls * customers.length * 3, seed })
  let at = 0
  const next = (below: number): number => (random[at++ % random.length] ?? 0) % below
  const foreign: string[] = []
  const telling: string[] = []
  let asked = 0
  let compared = 0
  for (let call = 0; call < calls; call++) {
    for (const [index, customer] of customers.entries()) {
      const [name, route] = lines[(call + next(lines.length)) % lines.length] ?? lines[0] ?? []
      const sample = name && samples.get(name)?.[next(50)]
      if (name === undefined || route === undefined || sample === undefined) continue
      const other = customers[(index + 1 + next(customers.length - 1)) % customers.length]
      const theirs = other?.ids[next(other.ids.length)] ?? ""
      const none = randomUUID()
      const [withTheirs, withNone] = [theirs, none].map((id) => written(route, naming(sample, id), customer.key))
      if (withTheirs === undefined || withNone === undefined) continue
      const got = await send(url, withTheirs)
      asked++
      for (const { mark } of customers) {
        if (mark !== customer.mark && got.text.includes(mark)) foreign.push(`${name} showed ${mark}`)
      }
      if (!hasId(withTheirs, theirs)) continue
      const gotNone = await send(url, withNone)
      compared++
      if (!isSame(got, theirs, gotNone, none)) telling.push(`${name}: ${got.text} / ${gotNone.text}`)
    }
  }
  return { asked, foreign, telling, compared }
}

/** The same call about this id, wherever its line takes one. */
function naming(sample: Sample, id: string): Sample {
  const named = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (!OF_IDS.test(name)) return [name, value]
        return [name, Array.isArray(value) ? [id] : id]
      }),
    )
  return { ...sample, params: named(sample.params), body: sample.body && named(sample.body) }
}

function hasId({ target, body = "" }: Sent, id: string): boolean {
  return target.includes(id) || body.includes(id)
}

function isSame(one: Got, id: string, other: Got, otherId: string): boolean {
  if (one.status !== other.status || codeIn(one) !== codeIn(other)) return false
  return one.status < 400 || one.text.replaceAll(id, "") === other.text.replaceAll(otherId, "")
}
