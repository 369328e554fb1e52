import {
  type Embedding,
  type Index,
  type ListQuery,
  type Memory,
  type Pool,
  type Scope,
  STATUSES,
  type Tenant,
  type Where,
} from "@keepsake/core/plugin"
import fc from "fast-check"
import { acme, ada, aMemory, bob, everybody, globex, minute, otherAda, splitWords } from "./fixtures/memories.ts"

/** A change whose revision is determined when it is run: `offset` from the one that would be applied. */
export type PlannedChange =
  | {
      readonly op: "put"
      readonly memory: Memory
      readonly index: Index | undefined
      readonly offset: number
      readonly copy: boolean
    }
  | { readonly op: "delete" | "erase"; readonly number: number; readonly offset: number | undefined }
  | { readonly op: "index"; readonly number: number; readonly offset: number; readonly index: Index }
  | { readonly op: "signal"; readonly number: number; readonly add: NonNullable<Memory["signals"]> }

export type Question =
  | { readonly ask: "read"; readonly scope: Scope; readonly numbers: readonly number[] }
  | { readonly ask: "list"; readonly scope: Scope; readonly query: ListQuery }
  | { readonly ask: "asOf"; readonly scope: Scope; readonly query: ListQuery; readonly step: number }
  | { readonly ask: "text" | "vector" | "hybrid"; readonly scope: Scope; readonly search: PlannedSearch }
  | { readonly ask: "versions"; readonly scope: Scope; readonly number: number; readonly limit: number }
  | { readonly ask: "tally"; readonly scope: Scope; readonly where: Where; readonly by: TallyField | undefined }
  | { readonly ask: "pools"; readonly tenant: Tenant | undefined; readonly limit: number }
  | { readonly ask: "feed"; readonly limit: number }
  | { readonly ask: "spaces"; readonly scope: Scope }
  | { readonly ask: "missing"; readonly pool: Pool; readonly space: string; readonly limit: number }

export interface PlannedSearch {
  readonly words: readonly string[]
  readonly embedding: Embedding
  readonly limit: number
  readonly where: Where
  readonly exclude: readonly number[]
}
type TallyField = "type" | "category" | "status" | "origin" | "user" | "agent" | "session"

export type Step = { readonly pool: Pool; readonly changes: readonly PlannedChange[] } | Question

const POOLS = [ada, bob, everybody, otherAda, { tenant: globex, name: "-/-" }]
export const MEMORY_NUMBERS = [0, 1, 2, 3, 4]
const SPACES = ["kit/a/2", "kit/b/2"]
const CONTENTS = ["the harbour wall", "the harbour boats", "a garden wall", "sea", 'it\'s "so"']

const number = fc.constantFrom(...MEMORY_NUMBERS)
const pageSize = fc.constantFrom(1, 2, 3, 100)
const time = fc.integer({ min: 0, max: 4 }).map(minute)
/** Makes every field optional. */
const ALL_OPTIONAL: { requiredKeys: never[] } = { requiredKeys: [] }

const embedding: fc.Arbitrary<Embedding> = fc
  .tuple(fc.constantFrom(...SPACES), fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([space, x, y]) => ({ space, values: Float32Array.of(x, y) }))

const words = fc
  .tuple(fc.constantFrom(...CONTENTS), fc.constantFrom("", "ada", "wall"))
  .map(([content, speaker]) => ({ ...splitWords(content), speaker }))

const index: fc.Arbitrary<Index> = fc.record({ words, embedding }, ALL_OPTIONAL)

const memoryFields = fc.record(
  {
    type: fc.constantFrom("factual" as const, "episodic" as const),
    category: fc.constantFrom("fact", "event"),
    key: fc.constantFrom("editor", "tabs"),
    content: fc.constantFrom(...CONTENTS),
    importance: fc.constantFrom(0, 0.25, 0.5, 1),
    pinned: fc.boolean(),
    status: fc.constantFrom("active" as const, "active" as const, "quarantined" as const, "archived" as const),
    source: fc.constantFrom({ origin: "user" as const }, { origin: "tool" as const, position: 3 }),
    owner: fc.constantFrom({}, { agent: "helper" }, { session: "s1" }),
    metadata: fc.constantFrom({ level: 1 }, { level: "1" }, { level: true, tags: ["x"] }),
    createdAt: time,
    updatedAt: time,
    expiresAt: time,
    validFrom: time,
    validUntil: time,
  },
  ALL_OPTIONAL,
)

const everyStatus: Where = { status: STATUSES }

const oneField: fc.Arbitrary<Where> = fc.oneof(
  fc.constantFrom<Where>({ user: "ada" }, { agent: "helper" }, { session: "s1" }, { key: "editor" }),
  fc.subarray(["factual" as const, "episodic" as const]).map((type) => ({ type })),
  fc.subarray(["fact", "event", "other"]).map((category) => ({ category })),
  fc.subarray(["fact", "event"]).map((exceptCategory) => ({ exceptCategory })),
  fc.subarray(["user" as const, "tool" as const]).map((origin) => ({ origin })),
  fc.subarray(["active" as const, "quarantined" as const, "archived" as const]).map((status) => ({ status })),
  fc.constantFrom<Where>({ importance: { from: 0.25 } }, { importance: { below: 0.5 } }, { position: { from: 3 } }),
  fc.record({ from: time, below: time }, ALL_OPTIONAL).map((createdAt) => ({ createdAt })),
  fc.record({ from: time, below: time }, ALL_OPTIONAL).map((updatedAt) => ({ updatedAt })),
  fc.boolean().map((pinned) => ({ pinned })),
  time.map((at) => ({ at })),
  fc.constantFrom<Where>({ metadata: { level: 1 } }, { metadata: { level: "1" } }, { metadata: { level: true } }),
)

/** Few conditions at a time, so that queries have results. */
const where: fc.Arbitrary<Where> = fc.oneof(
  fc.constant<Where>({}),
  oneField,
  oneField.map((field) => ({ ...everyStatus, ...field })),
  fc.tuple(oneField, oneField).map(([one, other]) => ({ ...one, ...other })),
)

const scope: fc.Arbitrary<Scope> = fc.oneof(
  fc.constantFrom(acme, globex).map((tenant) => ({ tenant, pools: "all" as const })),
  fc
    .tuple(fc.constantFrom(acme, globex), fc.subarray(["bob/-", "-/-", "nobody/-"]))
    .map(([tenant, rest]) => ({ tenant, pools: ["ada/-", ...rest] as const })),
)

const offset = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-2, -1, 1) })

function change(pool: Pool): fc.Arbitrary<PlannedChange> {
  const put = fc
    .record({ number, fields: memoryFields, index: fc.option(index, { nil: undefined }), offset, copy: fc.boolean() })
    .map(({ number, fields, ...rest }) => ({ op: "put" as const, memory: aMemory(number, fields, pool), ...rest }))
  const counts = { uses: 1, useful: 1, wrong: 0, mentions: 2 }
  const add = fc.constantFrom(counts, { ...counts, lastUsedAt: minute(7) }, { ...counts, salience: 0.5 })
  return fc.oneof(
    { weight: 6, arbitrary: put },
    {
      weight: 3,
      arbitrary: fc.record({
        op: fc.constantFrom("delete" as const, "delete" as const, "erase" as const),
        number,
        offset: fc.option(offset, { nil: undefined }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ op: fc.constant("index" as const), number, offset, index }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant("signal" as const), number, add }) },
  )
}

const writeStep = fc
  .constantFrom(...POOLS)
  .chain((pool) =>
    fc.record({ pool: fc.constant(pool), changes: fc.array(change(pool), { minLength: 1, maxLength: 4 }) }),
  )

const search: fc.Arbitrary<PlannedSearch> = fc.record({
  words: fc.subarray(["harbour", "wall", "sea", "ada", "moon", '"so"']),
  embedding,
  limit: fc.constantFrom(1, 2, 100),
  where,
  exclude: fc.subarray(MEMORY_NUMBERS, { maxLength: 2 }),
})
const query: fc.Arbitrary<ListQuery> = fc.record({ limit: pageSize, where, oldestFirst: fc.boolean() })
const tallyField = fc.constantFrom<TallyField>("type", "category", "status", "origin", "user", "agent", "session")

function question<Ask extends Question["ask"], Rest extends object>(
  ask: Ask,
  rest: { [Field in keyof Rest]: fc.Arbitrary<Rest[Field]> },
): fc.Arbitrary<{ readonly ask: Ask } & Rest> {
  return fc.record(rest).map((fields) => ({ ask, ...fields }))
}

const questionStep: fc.Arbitrary<Question> = fc.oneof(
  question("read", { scope, numbers: fc.array(number, { maxLength: 4 }) }),
  question("list", { scope, query }),
  question("asOf", { scope, query, step: fc.integer({ min: 0, max: 20 }) }),
  question("text", { scope, search }),
  question("vector", { scope, search }),
  question("hybrid", { scope, search }),
  question("versions", { scope, number, limit: pageSize }),
  question("tally", { scope, where, by: fc.option(tallyField, { nil: undefined }) }),
  question("pools", { tenant: fc.constantFrom(acme, globex, undefined), limit: pageSize }),
  question("feed", { limit: pageSize }),
  question("spaces", { scope }),
  question("missing", { pool: fc.constantFrom(...POOLS), space: fc.constantFrom(...SPACES), limit: pageSize }),
)

/** Random sequences of writes and questions in equal parts. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(fc.oneof(writeStep, questionStep), {
  minLength: 1,
  maxLength: 30,
})
