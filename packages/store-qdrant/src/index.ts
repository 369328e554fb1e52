// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export { type Inspection, QdrantAdministration, type StaleCriteria } from "./administration.ts"
export { qdrant } from "./qdrant.ts"
export { QdrantStore, type QdrantStoreOptions } from "./qdrant-store.ts"
