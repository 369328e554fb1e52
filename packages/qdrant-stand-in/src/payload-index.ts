import { microsOf } from "./datetime.ts"
import { isPlace } from "./geography.ts"
import { itemsAt } from "./payload-path.ts"
import type { Point } from "./point.ts"
import type { IndexKind } from "./shapes/collections.ts"
import type { TextIndex } from "./text-match.ts"
import type { Tokenizer } from "./tokens.ts"

export interface PayloadIndex {
  readonly kind: IndexKind
  /** As it was asked for, where more than the kind was said. */
  readonly params: Readonly<Record<string, unknown>> | undefined
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i
const indexed: Readonly<Record<IndexKind, (value: unknown) => boolean>> = {
  keyword: (value) => typeof value === "string",
  text: (value) => typeof value === "string",
  integer: (value) => Number.isInteger(value),
  float: (value) => typeof value === "number",
  bool: (value) => typeof value === "boolean",
  datetime: (value) => microsOf(value) !== undefined,
  uuid: (value) => typeof value === "string" && UUID.test(value),
  geo: isPlace,
}

/** The values of a point that an index of this kind holds. */
export function indexedValues(point: Point, key: string, { kind }: PayloadIndex): readonly unknown[] {
  return itemsAt(point.payload, key).filter(indexed[kind])
}

/** What orders points: numbers as they are, moments as microseconds; `undefined` for an index without order. */
export function rangeValues(point: Point, key: string, index: PayloadIndex): readonly number[] | undefined {
  const { kind, params } = index
  if (kind === "datetime") return indexedValues(point, key, index).map((value) => microsOf(value) ?? 0)
  if (kind !== "float" && (kind !== "integer" || params?.range === false)) return undefined
  // Only numbers are in an index of these kinds.
  return indexedValues(point, key, index) as readonly number[]
}

export function textIndexOf(index: PayloadIndex | undefined): TextIndex | undefined {
  if (index?.kind !== "text") return undefined
  const { tokenizer = "word", lowercase = true } = index.params ?? {}
  // One of the names that the shape of the request let through.
  return { tokenizer: tokenizer as Tokenizer, lowercase: lowercase !== false }
}
