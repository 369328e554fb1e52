export type { InjectedFault } from "./faults.ts"
export { QdrantStandIn, type StandInOptions } from "./qdrant-stand-in.ts"
