import type { Schemas } from "@qdrant/js-client-rest"
import type { Collection } from "./collection.ts"
import type { Collections } from "./collections.ts"
import { Failure, notFound } from "./failure.ts"
import { shownPayload, shownVectors } from "./point.ts"
import { pointIdInPath } from "./point-id.ts"
import { answerBatch, answerGroups, answerOldSearch, answerQuery } from "./query-answers.ts"
import { countPoints, facetPoints, retrievePoints, scrollPoints } from "./reads.ts"
import { checked } from "./shapes/checked.ts"
import { aliasActions, createCollection, createIndex, namedVector, patchCollection } from "./shapes/collections.ts"
import * as points from "./shapes/points.ts"
import { groupsRequest, oldSearch, queryBatch, queryRequest } from "./shapes/query.ts"
import * as updates from "./updates.ts"

export interface RouteCall {
  readonly collections: Collections
  /** What stands in the path for each `{name}`. */
  readonly path: Readonly<Record<string, string>>
  readonly body: unknown
  readonly wait: boolean
}
type Handler = (asked: RouteCall) => unknown
export interface Route {
  readonly method: string
  readonly path: string
  /** A read needs no more than a read-only key. */
  readonly reads: boolean
  readonly handle: Handler
}

const C = "/collections/{collection}"

/** Every request that the stand-in answers, besides the probes. */
export const routes: readonly Route[] = [
  read("GET", "/collections", ({ collections }): Schemas["CollectionsResponse"] => ({
    collections: [...collections.names()],
  })),
  read("GET", "/aliases", ({ collections }): Schemas["CollectionsAliasesResponse"] => ({
    aliases: [...collections.aliases()],
  })),
  write("POST", "/collections/aliases", ({ collections, body }) => {
    collections.changeAliases(checked(aliasActions, body).actions)
    return true
  }),
  read("GET", C, ({ collections, path }): Schemas["CollectionInfo"] => collections.find(nameIn(path)).info()),
  write("PUT", C, ({ collections, path, body }) => {
    collections.create(nameIn(path), checked(createCollection, body))
    return true
  }),
  write("PATCH", C, ({ collections, path, body }) => {
    const collection = collections.find(nameIn(path))
    const { strict_mode_config, metadata } = checked(patchCollection, body)
    collection.strictMode = { ...collection.strictMode, ...strict_mode_config }
    if (metadata != null) collection.metadata = { ...collection.metadata, ...metadata }
    return true
  }),
  write("DELETE", C, ({ collections, path }) => collections.delete(nameIn(path))),
  read("GET", `${C}/exists`, ({ collections, path }): Schemas["CollectionExistence"] => ({
    exists: collections.has(nameIn(path)),
  })),
  read("GET", `${C}/aliases`, ({ collections, path }): Schemas["CollectionsAliasesResponse"] => ({
    aliases: [...collections.aliases(nameIn(path))],
  })),
  change("PUT", `${C}/index`, (collection, body) => {
    const { field_name, field_schema } = checked(createIndex, body)
    const params = typeof field_schema === "object" && field_schema !== null ? field_schema : undefined
    const kind = params === undefined ? field_schema : params.type
    if (typeof kind !== "string") throw new Failure(400, "Wrong input: the schema of the field cannot be inferred")
    // The server makes two operations of it.
    collection.nextOperation()
    collection.nextOperation()
    collection.indexes.set(field_name, { kind, params })
  }),
  change("DELETE", `${C}/index/{field}`, (collection, _, { field = "" }) => {
    collection.nextOperation()
    collection.indexes.delete(field)
  }),
  change("PUT", `${C}/vectors/{vector}`, (collection, body, { vector = "" }) => {
    collection.addVector(vector, checked(namedVector, body))
  }),
  change("DELETE", `${C}/vectors/{vector}`, (collection, _, { vector = "" }) => collection.dropVector(vector)),

  change("PUT", `${C}/points`, (collection, body) => updates.upsertPoints(collection, checked(points.upsert, body))),
  change("POST", `${C}/points/delete`, (collection, body) =>
    updates.deletePoints(collection, checked(points.selector, body)),
  ),
  change("POST", `${C}/points/payload`, (collection, body) =>
    updates.changePayload(collection, checked(points.setPayload, body), "merge"),
  ),
  change("PUT", `${C}/points/payload`, (collection, body) =>
    updates.changePayload(collection, checked(points.setPayload, body), "replace"),
  ),
  change("POST", `${C}/points/payload/delete`, (collection, body) =>
    updates.removePayload(collection, checked(points.deletePayload, body)),
  ),
  change("POST", `${C}/points/payload/clear`, (collection, body) =>
    updates.clearPayload(collection, checked(points.selector, body)),
  ),
  change("PUT", `${C}/points/vectors`, (collection, body) =>
    updates.changeVectors(collection, checked(points.updateVectors, body)),
  ),
  change("POST", `${C}/points/vectors/delete`, (collection, body) =>
    updates.removeVectors(collection, checked(points.deleteVectors, body)),
  ),
  write("POST", `${C}/points/batch`, ({ collections, path, body, wait }): Schemas["UpdateResult"][] => {
    const collection = collections.find(nameIn(path))
    const given = checked(points.operations, body)
    updates.runOperations(collection, given)
    return given.operations.map(() => done(wait))
  }),

  ask("POST", `${C}/points`, (collection, body) => retrievePoints(collection, checked(points.retrieve, body))),
  ask("GET", `${C}/points/{id}`, (collection, _, { id = "" }) => {
    const known = collection.get(pointIdInPath(id))
    if (known === undefined) throw notFound(`Point with id ${id} does not exists!`)
    return { id: known.id, ...shownPayload(known, true), ...shownVectors(known, true) }
  }),
  ask("POST", `${C}/points/scroll`, (collection, body) => scrollPoints(collection, checked(points.scroll, body))),
  ask("POST", `${C}/points/count`, (collection, body) => countPoints(collection, checked(points.counting, body))),
  ask("POST", `${C}/facet`, (collection, body) => facetPoints(collection, checked(points.facet, body))),
  ask("POST", `${C}/points/query`, (collection, body) => answerQuery(collection, checked(queryRequest, body))),
  ask("POST", `${C}/points/query/batch`, (collection, body) => answerBatch(collection, checked(queryBatch, body))),
  ask("POST", `${C}/points/query/groups`, (collection, body) => answerGroups(collection, checked(groupsRequest, body))),
  ask("POST", `${C}/points/search`, (collection, body) => answerOldSearch(collection, checked(oldSearch, body))),
]

function read(method: string, path: string, handle: Handler): Route {
  return { method, path, reads: true, handle }
}

function write(method: string, path: string, handle: Handler): Route {
  return { method, path, reads: false, handle }
}

type OfCollection<Result> = (collection: Collection, body: unknown, path: RouteCall["path"]) => Result
/** What a question about a collection's points answers, in the client's words. */
type Found =
  | Schemas["Record"]
  | Schemas["Record"][]
  | Schemas["ScrollResult"]
  | Schemas["CountResult"]
  | Schemas["FacetResponse"]
  | Schemas["QueryResponse"]
  | Schemas["QueryResponse"][]
  | Schemas["GroupsResult"]
  | Schemas["ScoredPoint"][]

function ask(method: string, path: string, handle: OfCollection<Found>): Route {
  return read(method, path, ({ collections, path, body }) => handle(collections.find(nameIn(path)), body, path))
}

/** Answers with what became of the operation. */
function change(method: string, path: string, handle: OfCollection<void>): Route {
  return write(method, path, ({ collections, path, body, wait }) => {
    handle(collections.find(nameIn(path)), body, path)
    return done(wait)
  })
}

function done(wait: boolean): Schemas["UpdateResult"] {
  return { operation_id: 0, status: wait ? "completed" : "acknowledged" }
}

function nameIn({ collection = "" }: RouteCall["path"]): string {
  return collection
}
