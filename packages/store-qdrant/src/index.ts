export { qdrant } from "./qdrant.ts"
export { QdrantStore, type QdrantStoreOptions } from "./qdrant-store.ts"
