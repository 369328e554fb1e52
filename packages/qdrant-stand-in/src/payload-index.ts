import { parseMicros } from "./datetime.ts"
import { isGeoPoint } from "./geography.ts"
import { itemsAt } from "./payload-path.ts"
import type { Point } from "./point.ts"
import type { IndexKind } from "./shapes/collections.ts"
import type { TextIndexParams } from "./text-match.ts"
import type { Tokenizer } from "./tokenizer.ts"

export interface PayloadIndex {
  readonly kind: IndexKind
  /** The schema as requested, if it was more than the kind. */
  readonly params: Readonly<Record<string, unknown>> | undefined
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i
const isIndexable: Readonly<Record<IndexKind, (value: unknown) => boolean>> = {
  keyword: (value) => typeof value === "string",
  text: (value) => typeof value === "string",
  integer: (value) => Number.isInteger(value),
  float: (value) => typeof value === "number",
  bool: (value) => typeof value === "boolean",
  datetime: (value) => parseMicros(value) !== undefined,
  uuid: (value) => typeof value === "string" && UUID.test(value),
  geo: isGeoPoint,
}

/** The values of a point in an index of this kind. */
export function indexedValues(point: Point, key: string, { kind }: PayloadIndex): readonly unknown[] {
  return itemsAt(point.payload, key).filter(isIndexable[kind])
}

/** Sort keys of a point: numbers, or times in microseconds; `undefined` if the index supports no ranges. */
export function rangeValues(point: Point, key: string, index: PayloadIndex): readonly number[] | undefined {
  const { kind, params } = index
  if (kind === "datetime") return indexedValues(point, key, index).map((value) => parseMicros(value) ?? 0)
  if (kind !== "float" && (kind !== "integer" || params?.range === false)) return undefined
  // Indexes of these kinds contain only numbers.
  return indexedValues(point, key, index) as readonly number[]
}

export function textIndexOf(index: PayloadIndex | undefined): TextIndexParams | undefined {
  if (index?.kind !== "text") return undefined
  const { tokenizer = "word", lowercase = true } = index.params ?? {}
  // Validated by the request's schema.
  return { tokenizer: tokenizer as Tokenizer, lowercase: lowercase !== false }
}
