export { type Inspection, QdrantAdministration, type StaleCriteria } from "./administration.ts"
export { qdrant } from "./qdrant.ts"
export { QdrantStore, type QdrantStoreOptions } from "./qdrant-store.ts"
