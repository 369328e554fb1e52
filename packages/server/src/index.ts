// Imported first: reports an unsupported Node version before anything that needs a newer one is loaded.
import "@keepsake/core/plugin"

export type { Caller, Refusal } from "./access/caller.ts"
export { FirstKeys, type StartKeys } from "./access/first-keys.ts"
export { createIdentify, type Identify, isRefusal } from "./access/identify.ts"
export type { KeyRecord } from "./access/key-record.ts"
export { type CreateKeyOptions, KEYS_BUCKET, Keys, REVOKED_KEYS_BUCKET } from "./access/keys.ts"
export {
  checkUpstream,
  createGateway,
  DEMO_MODEL,
  defaultOwnerSources,
  type Gateway,
  type GatewayEvent,
  type GatewayOptions,
  type OwnerSources,
  type Proxies,
  type UpstreamSettings,
  type Upstreams,
} from "./gateway/index.ts"
export type { DatabaseAdministration } from "./management/database-administration.ts"
export type { DiskFile, ListDiskFiles } from "./management/disk-files.ts"
export type { AgentEndpoint, McpCaller } from "./mcp/mount-mcp.ts"
export { type RunningServer, type ServerOptions, startServer } from "./server.ts"
