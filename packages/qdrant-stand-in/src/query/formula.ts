import type { Collection } from "../collection.ts"
import { microsOf } from "../datetime.ts"
import { wrongInput } from "../failure.ts"
import { isPlace, metres } from "../geography.ts"
import { isObject, itemsAt } from "../payload-path.ts"
import type { Point } from "../point.ts"
import type { Expression } from "../shapes/query.ts"

interface Known {
  readonly collection: Collection
  readonly point: Point
  /** Of each prefetch; `undefined` where the point was not found by it. */
  readonly scores: readonly (number | undefined)[]
  readonly defaults: Readonly<Record<string, unknown>>
}
type Decay = Extract<Expression, { readonly exp_decay: unknown }>["exp_decay"]

/** What a formula gives for a point. 400 for a value that neither the payload nor the defaults have, and for what is no number. */
export function evaluate(expression: Expression, known: Known): number {
  const value = (inner: Expression): number => evaluate(inner, known)
  if (typeof expression === "number") return expression
  if (typeof expression === "string") return variable(expression, known)
  if ("sum" in expression) return expression.sum.reduce<number>((sum, inner) => sum + value(inner), 0)
  if ("mult" in expression) return expression.mult.reduce<number>((product, inner) => product * value(inner), 1)
  if ("neg" in expression) return -value(expression.neg)
  if ("abs" in expression) return Math.abs(value(expression.abs))
  if ("sqrt" in expression) return finite(Math.sqrt(value(expression.sqrt)), "sqrt")
  if ("exp" in expression) return finite(Math.exp(value(expression.exp)), "exp")
  if ("ln" in expression) return finite(Math.log(value(expression.ln)), "ln")
  if ("log10" in expression) return finite(Math.log10(value(expression.log10)), "log10")
  if ("pow" in expression) return finite(value(expression.pow.base) ** value(expression.pow.exponent), "pow")
  if ("div" in expression) {
    const { left, right, by_zero_default: otherwise } = expression.div
    const by = value(right)
    return by === 0 && typeof otherwise === "number" ? otherwise : finite(value(left) / by, "div")
  }
  if ("datetime" in expression) return seconds(expression.datetime, expression.datetime)
  if ("datetime_key" in expression) {
    return seconds(payloadValue(expression.datetime_key, known), expression.datetime_key)
  }
  if ("geo_distance" in expression) {
    const { origin, to } = expression.geo_distance
    const place = payloadValue(to, known)
    if (!isPlace(place)) throw wrongInput(`Expected geo point for ${to} in the payload and/or in the formula defaults.`)
    return metres(origin, place)
  }
  if ("lin_decay" in expression) {
    return decay(expression.lin_decay, value, (ratio, midpoint) => Math.max(0, 1 - (1 - midpoint) * ratio))
  }
  if ("exp_decay" in expression) return decay(expression.exp_decay, value, (ratio, midpoint) => midpoint ** ratio)
  if ("gauss_decay" in expression) {
    return decay(expression.gauss_decay, value, (ratio, midpoint) => midpoint ** (ratio * ratio))
  }
  return known.collection.matches(known.point, { must: [expression] }) ? 1 : 0
}

/** `$score`, `$score[1]`, or a number of the payload. */
function variable(name: string, known: Known): number {
  const score = /^\$score(?:\[(\d+)\])?$/.exec(name)
  if (score !== null) {
    const otherwise = known.defaults[name]
    return known.scores[Number(score[1] ?? 0)] ?? (typeof otherwise === "number" ? otherwise : 0)
  }
  const value = payloadValue(name, known)
  if (typeof value !== "number") throw missing(name, "Value is not a number")
  return value
}

function payloadValue(key: string, { point, defaults }: Known): unknown {
  const [value = defaults[key]] = itemsAt(point.payload, key)
  if (value === undefined || value === null) throw missing(key, "No value found in a payload nor defaults")
  return value
}

function seconds(value: unknown, name: string): number {
  const micros = microsOf(value)
  if (micros === undefined) throw missing(name, "Value is not a moment")
  return micros / 1e6
}

const DEFAULT_MIDPOINT = 0.5

/** `ratio`: how many scales `x` is from its target. */
function decay(
  { x, target, scale, midpoint }: Decay,
  value: (expression: Expression) => number,
  curve: (ratio: number, midpoint: number) => number,
): number {
  // `null` is a record of unknowns in the client's types.
  const to = target == null || (isObject(target) && Object.keys(target).length === 0) ? 0 : value(target as Expression)
  return curve(Math.abs(value(x) - to) / (scale ?? 1), midpoint ?? DEFAULT_MIDPOINT)
}

function finite(value: number, name: string): number {
  if (Number.isFinite(value)) return value
  throw wrongInput(`The expression ${name} produced a non-finite number`)
}

function missing(name: string, why: string) {
  return wrongInput(`Expected number value for ${name} in the payload and/or in the formula defaults. Error: ${why}`)
}
