import type { Schemas } from "@qdrant/js-client-rest"
import type { Collection } from "./collection.ts"
import { isMinShould, toConditionList } from "./filter.ts"
import { isRecord } from "./payload-path.ts"
import { badRequestError } from "./qdrant-error.ts"
import type { IndexKind } from "./shapes/collections.ts"

type Filter = Schemas["Filter"] | null | undefined

/** 400 if a limit of the collection's strict mode is exceeded. */
export function checkStrictLimit(
  { strictMode }: Collection,
  option: "max_query_limit" | "upsert_max_batchsize" | "search_max_batchsize",
  name: string,
  value: number,
): void {
  const most = strictMode[option]
  if (strictMode.enabled !== true || typeof most !== "number" || value <= most) return
  throw badRequestError(
    `Limit exceeded ${value} > ${most} for "${name}". Help: Reduce the "${name}" parameter to or below ${most}.`,
  )
}

/** 400 for a filter with too many conditions, or by a key without an index. */
export function checkStrictFilter(
  { strictMode, indexes }: Collection,
  filter: Filter,
  use: "retrieve" | "update",
): void {
  if (strictMode.enabled !== true || filter === undefined || filter === null) return
  const conditions = [...leaves(filter, "")]
  const most = strictMode.filter_max_conditions
  if (typeof most === "number" && conditions.length > most) {
    throw badRequestError(
      `Filter condition limit reached (${conditions.length} > ${most}). Help: Reduce the amount of conditions of your filter.`,
    )
  }
  if (strictMode[`unindexed_filtering_${use}`] !== false) return
  for (const { key, kinds } of conditions) {
    if (key === undefined) continue
    const index = indexes.get(key)
    if (index !== undefined && (kinds.length === 0 || kinds.includes(index.kind))) continue
    throw badRequestError(
      `Index required but not found for "${key}" of one of the following types: [${kinds.join(", ")}]. Help: Create an index for this key or use a different filter.`,
    )
  }
}

/** A condition with the kinds of index that can answer it; empty if any can. */
interface Leaf {
  readonly key?: string
  readonly kinds: readonly IndexKind[]
}

function* leaves(filter: Schemas["Filter"], inside: string): Generator<Leaf> {
  const least = filter.min_should
  const all = [
    ...toConditionList(filter.must),
    ...toConditionList(filter.must_not),
    ...toConditionList(filter.should),
    ...(isMinShould(least) ? least.conditions : []),
  ]
  for (const condition of all) {
    if ("key" in condition && typeof condition.key === "string") {
      yield { key: inside + condition.key, kinds: kindsFor(condition) }
    } else if ("nested" in condition) {
      yield* leaves(condition.nested.filter, `${inside}${condition.nested.key}[].`)
    } else if ("has_id" in condition || "has_vector" in condition) {
      yield { kinds: [] }
    } else if ("is_empty" in condition && isRecord(condition.is_empty)) {
      yield { key: inside + condition.is_empty.key, kinds: [] }
    } else if ("is_null" in condition && isRecord(condition.is_null)) {
      yield { key: inside + condition.is_null.key, kinds: [] }
    } else {
      // The only remaining case is a nested filter.
      yield* leaves(condition as Schemas["Filter"], inside)
    }
  }
}

function kindsFor({ match, range, ...rest }: Schemas["FieldCondition"]): readonly IndexKind[] {
  if (isRecord(match)) {
    if ("text" in match || "text_any" in match || "phrase" in match) return ["text"]
    const [value] = "value" in match ? [match.value] : Object.values(match).flat()
    if (typeof value === "boolean") return ["bool"]
    return typeof value === "number" ? ["integer"] : ["keyword"]
  }
  if (isRecord(range)) {
    const moments = Object.values(range).some((bound) => typeof bound === "string")
    return moments ? ["datetime"] : ["integer", "float"]
  }
  return isRecord(rest.values_count) ? [] : ["geo"]
}
