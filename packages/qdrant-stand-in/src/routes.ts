import type { Schemas } from "@qdrant/js-client-rest"
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

  updateCollection("PUT", `${COLLECTION}/points`, (collection, body) =>
    updates.upsertPoints(collection, parseBody(points.upsert, body)),
  ),
  updateCollection("POST", `${COLLECTION}/points/delete`, (collection, body) =>
    updates.deletePoints(collection, parseBody(points.selector, body)),
  ),
  updateCollection("POST", `${COLLECTION}/points/payload`, (collection, body) =>
    updates.changePayload(collection, parseBody(points.setPayload, body), "merge"),
  ),
  updateCollection("PUT", `${COLLECTION}/points/payload`, (collection, body) =>
    updates.changePayload(collection, parseBody(points.setPayload, body), "replace"),
  ),
  updateCollection("POST", `${COLLECTION}/points/payload/delete`, (collection, body) =>
    updates.removePayload(collection, parseBody(points.deletePayload, body)),
  ),
  updateCollection("POST", `${COLLECTION}/points/payload/clear`, (collection, body) =>
    updates.clearPayload(collection, parseBody(points.selector, body)),
  ),
  updateCollection("PUT", `${COLLECTION}/points/vectors`, (collection, body) =>
    updates.changeVectors(collection, parseBody(points.updateVectors, body)),
  ),
  updateCollection("POST", `${COLLECTION}/points/vectors/delete`, (collection, body) =>
    updates.removeVectors(collection, parseBody(points.deleteVectors, body)),
  ),
  write("POST", `${COLLECTION}/points/batch`, ({ collections, path, body, wait }): Schemas["UpdateResult"][] => {
    const collection = collections.find(collectionName(path))
    const given = parseBody(points.operations, body)
    updates.runOperations(collection, given)
    return given.operations.map(() => updateResult(wait))
  }),

  readCollection("POST", `${COLLECTION}/points`, (collection, body) =>
    retrievePoints(collection, parseBody(points.retrieveRequest, body)),
  ),
  readCollection("GET", `${COLLECTION}/points/{id}`, (collection, _, { id = "" }) => {
    const known = collection.get(parsePathId(id))
    if (known === undefined) throw notFoundError(`Point with id ${id} does not exists!`)
    return { id: known.id, ...selectPayload(known, true), ...selectVectors(known, true) }
  }),
  readCollection("POST", `${COLLECTION}/points/scroll`, (collection, body) =>
    scrollPoints(collection, parseBody(points.scrollRequest, body)),
  ),
  readCollection("POST", `${COLLECTION}/points/count`, (collection, body) =>
    countPoints(collection, parseBody(points.countRequest, body)),
  ),
  readCollection("POST", `${COLLECTION}/facet`, (collection, body) =>
    facetPoints(collection, parseBody(points.facetRequest, body)),
  ),
  readCollection("POST", `${COLLECTION}/points/query`, (collection, body) =>
    answerQuery(collection, parseBody(queryRequest, body)),
  ),
  readCollection("POST", `${COLLECTION}/points/query/batch`, (collection, body) =>
    answerBatch(collection, parseBody(queryBatch, body)),
  ),
  readCollection("POST", `${COLLECTION}/points/query/groups`, (collection, body) =>
    answerGroups(collection, parseBody(groupsRequest, body)),
  ),
  readCollection("POST", `${COLLECTION}/points/search`, (collection, body) =>
    answerLegacySearch(collection, parseBody(legacySearch, body)),
  ),
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

/** Runs an update and answers with its status. */
function updateCollection(method: string, path: string, handle: CollectionHandler<void>): StandInRoute {
  return write(method, path, ({ collections, path, body, wait }) => {
    handle(collections.find(collectionName(path)), body, path)
    return updateResult(wait)
  })
}

function updateResult(wait: boolean): Schemas["UpdateResult"] {
  return { operation_id: 0, status: wait ? "completed" : "acknowledged" }
}

function collectionName({ collection = "" }: RouteCall["path"]): string {
  return collection
}
