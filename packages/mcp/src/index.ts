// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export type { AliasName } from "./alias-names.ts"
export { type HttpCaller, type HttpDoor, type HttpOptions, mcpOverHttp } from "./http.ts"
export type { CallerMemories, Memories } from "./memories.ts"
export type { ServerShape } from "./server.ts"
export { mcpOverStdio, type StdioDoor, type StdioOptions } from "./stdio.ts"
