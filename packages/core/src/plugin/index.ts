export * from "../contract/index.ts"
export { definePlugin, type Plugin, type PluginContext, type Resolver } from "./define-plugin.ts"
export type { StandardSchema } from "./standard-schema.ts"
