import { createHash } from "node:crypto"
import { createRequire } from "node:module"
import { Index } from "@lancedb/lancedb"
import { TERMS } from "../terms.ts"

/** The same copy as LanceDB loads, whose classes it compares with `instanceof`; an import would load another. */
const { Bool, Field, FixedSizeList, Float32, Float64, List, Schema, Utf8 } = createRequire(import.meta.url)(
  "apache-arrow",
) as typeof import("apache-arrow")

export type ArrowSchema = InstanceType<typeof Schema>
export type ArrowField = InstanceType<typeof Field>

export const TABLE = "memories"
/** Marks a column of vectors in the metadata of its field, whose value is the space. */
const SPACE = "keepsake-space"

/** A column of vectors. */
export interface SpaceColumn {
  readonly space: string
  readonly column: string
  readonly dimensions: number
}

const texts = [
  ...["key", "tenant", "scope", "pool", "id", "by", "memory", "signals", "words", TERMS, "type", "status", "origin"],
  ...["category", "user_name", "agent", "session", "key_name", "about_subject", "about_attribute", "review"],
]
const numbers = [
  ...["revision", "at", "until", "place", "importance", "place_in_session"],
  ...["created_at", "updated_at", "expires_at", "valid_from", "valid_until"],
]

/** All columns but those of vectors. Numbers are fractions, because a memory may have any. */
export function tableSchema(): ArrowSchema {
  return new Schema([
    ...texts.map((name) => new Field(name, new Utf8(), true)),
    ...numbers.map((name) => new Field(name, new Float64(), true)),
    ...["past", "erased", "pinned"].map((name) => new Field(name, new Bool(), true)),
    new Field("metadata", new List(new Field("item", new Utf8(), true)), true),
  ])
}

export const tableColumns: readonly string[] = [...texts, ...numbers, "past", "erased", "pinned", "metadata"]

/** A type of index as LanceDB lists it. */
type ScalarIndexType = "BTree" | "Bitmap"

/**
 * The columns that every read or write selects by, with their indexes. A pool is one entry of a bitmap; a B-tree returns its rows one by one, which takes as
 * long as comparing their vectors.
 */
export const scalarIndexes: Readonly<Record<string, ScalarIndexType>> = {
  key: "BTree",
  place: "BTree",
  scope: "Bitmap",
  tenant: "Bitmap",
  status: "Bitmap",
  category: "Bitmap",
}

/** An index to create. Made anew each time, because LanceDB takes one only once. */
export function scalarIndex(type: ScalarIndexType): Index {
  return type === "BTree" ? Index.btree() : Index.bitmap()
}

/** Splits at spaces and leaves terms as they are, because they are hashes. */
export function termIndex(): Index {
  return Index.fts({
    withPosition: false,
    baseTokenizer: "whitespace",
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
  })
}

/** The column of a space. Its name is a hash, because a space may be any text. */
export function vectorField(space: string, dimensions: number): ArrowField {
  const name = `vector_${createHash("sha256").update(space).digest("hex").slice(0, 24)}`
  const type = new FixedSizeList(dimensions, new Field("item", new Float32(), true))
  return new Field(name, type, true, new Map([[SPACE, JSON.stringify(space)]]))
}

/** The columns of vectors. */
export function spacesIn(schema: ArrowSchema): readonly SpaceColumn[] {
  return schema.fields.flatMap((field) => {
    const space = field.metadata.get(SPACE)
    const dimensions: unknown = Reflect.get(field.type, "listSize")
    if (space === undefined || typeof dimensions !== "number") return []
    // Written by `vectorField`.
    return [{ space: JSON.parse(space) as string, column: field.name, dimensions }]
  })
}
