// Imported first: fails with a clear error on an older Node.
import "@keepsake/core/plugin"

export type { AliasName } from "./alias-names.ts"
export { type HttpOptions, type McpEndpoint, mcpOverHttp } from "./http.ts"
export type { HttpCaller } from "./legacy-sessions.ts"
export type { CallerMemories, MemoryClient } from "./memories.ts"
export type { ServerShape } from "./server.ts"
export { mcpOverStdio, type StdioEndpoint, type StdioOptions } from "./stdio.ts"
export { type ListedAction, leftOutWarnings } from "./tool-actions.ts"
