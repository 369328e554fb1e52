import type { Schemas } from "@qdrant/js-client-rest"
import type { z } from "zod"
import type { Collection } from "./collection.ts"
import type { CollectionRegistry } from "./collection-registry.ts"
import { selectPayload, selectVectors } from "./point.ts"
import { parsePathId } from "./point-id.ts"
import { notFoundError, QdrantError } from "./qdrant-error.ts"
import { answerBatch, answerGroups, answerLegacySearch, answerQuery } from "./query-answers.ts"
import { countPoints, facetPoints, retrievePoints, scrollPoints } from "./reads.ts"
import { aliasActions, createCollection, createIndex, namedVector, patchCollection } from "./shapes/collections.ts"
import { parseBody } from "./shapes/parse-body.ts"
import * as points from "./shapes/points.ts"
import { groupsRequest, legacySearch, queryBatch, queryRequest } from "./shapes/query.ts"
import * as updates from "./updates.ts"

export interface RouteCall {
  readonly collections: CollectionRegistry
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, string>>
  readonly body: unknown
  readonly wait: boolean
}
type Handler = (asked: RouteCall) => unknown
export interface StandInRoute {
  readonly method: string
  readonly path: string
  /** Whether a read-only key is sufficient. */
  readonly isRead: boolean
  readonly handle: Handler
}

const COLLECTION = "/collections/{collection}"

/** Every route of the stand-in except the probes. */
export const standInRoutes: readonly StandInRoute[] = [
  read("GET", "/collections", ({ collections }): Schemas["CollectionsResponse"] => ({
    collections: [...collections.names()],
  })),
  read("GET", "/aliases", ({ collections }): Schemas["CollectionsAliasesResponse"] => ({
    aliases: [...collections.aliases()],
  })),
  write("POST", "/collections/aliases", ({ collections, body }) => {
    collections.changeAliases(parseBody(aliasActions, body).actions)
    return true
  }),
  read("GET", COLLECTION, ({ collections, path }): Schemas["CollectionInfo"] =>
    collections.find(collectionName(path)).info(),
  ),
  write("PUT", COLLECTION, ({ collections, path, body }) => {
    collections.create(collectionName(path), parseBody(createCollection, body))
    return true
  }),
  write("PATCH", COLLECTION, ({ collections, path, body }) => {
    const collection = collections.find(collectionName(path))
    const { strict_mode_config, metadata } = parseBody(patchCollection, body)
    collection.strictMode = { ...collection.strictMode, ...strict_mode_config }
    if (metadata != null) collection.metadata = { ...collection.metadata, ...metadata }
    return true
  }),
  write("DELETE", COLLECTION, ({ collections, path }) => collections.delete(collectionName(path))),
  read("GET", `${COLLECTION}/exists`, ({ collections, path }): Schemas["CollectionExistence"] => ({
    exists: collections.has(collectionName(path)),
  })),
  read("GET", `${COLLECTION}/aliases`, ({ collections, path }): Schemas["CollectionsAliasesResponse"] => ({
    aliases: [...collections.aliases(collectionName(path))],
  })),
  updateCollection("PUT", `${COLLECTION}/index`, (collection, body) => {
    const { field_name, field_schema } = parseBody(createIndex, body)
    const params = typeof field_schema === "object" && field_schema !== null ? field_schema : undefined
    const kind = params === undefined ? field_schema : params.type
    if (typeof kind !== "string") throw new QdrantError(400, "Wrong input: the schema of the field cannot be inferred")
    // The server counts two operations for it.
    collection.nextOperation()
    collection.nextOperation()
    collection.indexes.set(field_name, { kind, params })
  }),
  updateCollection("DELETE", `${COLLECTION}/index/{field}`, (collection, _, { field = "" }) => {
    collection.nextOperation()
    collection.indexes.delete(field)
  }),
  updateCollection("PUT", `${COLLECTION}/vectors/{vector}`, (collection, body, { vector = "" }) => {
    collection.addVector(vector, parseBody(namedVector, body))
  }),
  updateCollection("DELETE", `${COLLECTION}/vectors/{vector}`, (collection, _, { vector = "" }) =>
    collection.dropVector(vector),
  ),

  updatePoints("PUT", `${COLLECTION}/points`, points.upsert, updates.upsertPoints),
  updatePoints("POST", `${COLLECTION}/points/delete`, points.selector, updates.deletePoints),
  updatePoints("POST", `${COLLECTION}/points/payload`, points.setPayload, (collection, given) =>
    updates.changePayload(collection, given, "merge"),
  ),
  updatePoints("PUT", `${COLLECTION}/points/payload`, points.setPayload, (collection, given) =>
    updates.changePayload(collection, given, "replace"),
  ),
  updatePoints("POST", `${COLLECTION}/points/payload/delete`, points.deletePayload, updates.removePayload),
  updatePoints("POST", `${COLLECTION}/points/payload/clear`, points.selector, updates.clearPayload),
  updatePoints("PUT", `${COLLECTION}/points/vectors`, points.updateVectors, updates.changeVectors),
  updatePoints("POST", `${COLLECTION}/points/vectors/delete`, points.deleteVectors, updates.removeVectors),
  write("POST", `${COLLECTION}/points/batch`, ({ collections, path, body, wait }): Schemas["UpdateResult"][] => {
    const collection = collections.find(collectionName(path))
    const given = parseBody(points.operations, body)
    updates.runOperations(collection, given)
    return given.operations.map(() => updateResult(wait))
  }),

  readPoints("POST", `${COLLECTION}/points`, points.retrieveRequest, retrievePoints),
  readCollection("GET", `${COLLECTION}/points/{id}`, (collection, _, { id = "" }) => {
    const existing = collection.get(parsePathId(id))
    if (existing === undefined) throw notFoundError(`Point with id ${id} does not exists!`)
    return { id: existing.id, ...selectPayload(existing, true), ...selectVectors(existing, true) }
  }),
  readPoints("POST", `${COLLECTION}/points/scroll`, points.scrollRequest, scrollPoints),
  readPoints("POST", `${COLLECTION}/points/count`, points.countRequest, countPoints),
  readPoints("POST", `${COLLECTION}/facet`, points.facetRequest, facetPoints),
  readPoints("POST", `${COLLECTION}/points/query`, queryRequest, answerQuery),
  readPoints("POST", `${COLLECTION}/points/query/batch`, queryBatch, answerBatch),
  readPoints("POST", `${COLLECTION}/points/query/groups`, groupsRequest, answerGroups),
  readPoints("POST", `${COLLECTION}/points/search`, legacySearch, answerLegacySearch),
]

function read(method: string, path: string, handle: Handler): StandInRoute {
  return { method, path, isRead: true, handle }
}

function write(method: string, path: string, handle: Handler): StandInRoute {
  return { method, path, isRead: false, handle }
}

type CollectionHandler<Result> = (collection: Collection, body: unknown, path: RouteCall["path"]) => Result
/** Results of reads, as the client's types. */
type ReadResult =
  | Schemas["Record"]
  | Schemas["Record"][]
  | Schemas["ScrollResult"]
  | Schemas["CountResult"]
  | Schemas["FacetResponse"]
  | Schemas["QueryResponse"]
  | Schemas["QueryResponse"][]
  | Schemas["GroupsResult"]
  | Schemas["ScoredPoint"][]

function readCollection(method: string, path: string, handle: CollectionHandler<ReadResult>): StandInRoute {
  return read(method, path, ({ collections, path, body }) => handle(collections.find(collectionName(path)), body, path))
}

function readPoints<Given>(
  method: string,
  path: string,
  schema: z.ZodType<Given>,
  handle: (collection: Collection, given: Given) => ReadResult,
): StandInRoute {
  return readCollection(method, path, (collection, body) => handle(collection, parseBody(schema, body)))
}

/** Runs an update and answers with its status. */
function updateCollection(method: string, path: string, handle: CollectionHandler<void>): StandInRoute {
  return write(method, path, ({ collections, path, body, wait }) => {
    handle(collections.find(collectionName(path)), body, path)
    return updateResult(wait)
  })
}

function updatePoints<Given>(
  method: string,
  path: string,
  schema: z.ZodType<Given>,
  handle: (collection: Collection, given: Given) => void,
): StandInRoute {
  return updateCollection(method, path, (collection, body) => handle(collection, parseBody(schema, body)))
}

function updateResult(wait: boolean): Schemas["UpdateResult"] {
  return { operation_id: 0, status: wait ? "completed" : "acknowledged" }
}

function collectionName({ collection = "" }: RouteCall["path"]): string {
  return collection
}
