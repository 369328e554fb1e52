import type { Collection } from "../collection.ts"
import { parseMicros } from "../datetime.ts"
import { distanceInMetres, isGeoPoint } from "../geography.ts"
import { isRecord, itemsAt } from "../payload-path.ts"
import type { Point } from "../point.ts"
import { inputError } from "../qdrant-error.ts"
import type { Expression } from "../shapes/query.ts"

interface FormulaContext {
  readonly collection: Collection
  readonly point: Point
  /** The point's score in each prefetch; `undefined` if it was not found there. */
  readonly scores: readonly (number | undefined)[]
  readonly defaults: Readonly<Record<string, unknown>>
}
type Decay = Extract<Expression, { readonly exp_decay: unknown }>["exp_decay"]

/** Evaluates a formula for a point. 400 for a value that neither payload nor defaults contain, and for a non-finite result. */
export function evaluateFormula(expression: Expression, known: FormulaContext): number {
  const value = (inner: Expression): number => evaluateFormula(inner, known)
  if (typeof expression === "number") return expression
  if (typeof expression === "string") return variableValue(expression, known)
  if ("sum" in expression) return expression.sum.reduce<number>((sum, inner) => sum + value(inner), 0)
  if ("mult" in expression) return expression.mult.reduce<number>((product, inner) => product * value(inner), 1)
  if ("neg" in expression) return -value(expression.neg)
  if ("abs" in expression) return Math.abs(value(expression.abs))
  if ("sqrt" in expression) return requireFinite(Math.sqrt(value(expression.sqrt)), "sqrt")
  if ("exp" in expression) return requireFinite(Math.exp(value(expression.exp)), "exp")
  if ("ln" in expression) return requireFinite(Math.log(value(expression.ln)), "ln")
  if ("log10" in expression) return requireFinite(Math.log10(value(expression.log10)), "log10")
  if ("pow" in expression) return requireFinite(value(expression.pow.base) ** value(expression.pow.exponent), "pow")
  if ("div" in expression) {
    const { left, right, by_zero_default: otherwise } = expression.div
    const by = value(right)
    return by === 0 && typeof otherwise === "number" ? otherwise : requireFinite(value(left) / by, "div")
  }
  if ("datetime" in expression) return epochSeconds(expression.datetime, expression.datetime)
  if ("datetime_key" in expression) {
    return epochSeconds(payloadValue(expression.datetime_key, known), expression.datetime_key)
  }
  if ("geo_distance" in expression) {
    const { origin, to } = expression.geo_distance
    const place = payloadValue(to, known)
    if (!isGeoPoint(place))
      throw inputError(`Expected geo point for ${to} in the payload and/or in the formula defaults.`)
    return distanceInMetres(origin, place)
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

/** Resolves `$score`, `$score[1]`, or a number in the payload. */
function variableValue(name: string, known: FormulaContext): number {
  const score = /^\$score(?:\[(\d+)\])?$/.exec(name)
  if (score !== null) {
    const otherwise = known.defaults[name]
    return known.scores[Number(score[1] ?? 0)] ?? (typeof otherwise === "number" ? otherwise : 0)
  }
  const value = payloadValue(name, known)
  if (typeof value !== "number") throw missingValueError(name, "Value is not a number")
  return value
}

function payloadValue(key: string, { point, defaults }: FormulaContext): unknown {
  const [value = defaults[key]] = itemsAt(point.payload, key)
  if (value === undefined || value === null) throw missingValueError(key, "No value found in a payload nor defaults")
  return value
}

function epochSeconds(value: unknown, name: string): number {
  const micros = parseMicros(value)
  if (micros === undefined) throw missingValueError(name, "Value is not a moment")
  return micros / 1e6
}

const DEFAULT_MIDPOINT = 0.5

/** `ratio` is the distance of `x` from the target, in scales. */
function decay(
  { x, target, scale, midpoint }: Decay,
  value: (expression: Expression) => number,
  curve: (ratio: number, midpoint: number) => number,
): number {
  // The client's types represent `null` as a record of unknowns.
  const to = target == null || (isRecord(target) && Object.keys(target).length === 0) ? 0 : value(target as Expression)
  return curve(Math.abs(value(x) - to) / (scale ?? 1), midpoint ?? DEFAULT_MIDPOINT)
}

function requireFinite(value: number, name: string): number {
  if (Number.isFinite(value)) return value
  throw inputError(`The expression ${name} produced a non-finite number`)
}

function missingValueError(name: string, why: string) {
  return inputError(`Expected number value for ${name} in the payload and/or in the formula defaults. Error: ${why}`)
}
