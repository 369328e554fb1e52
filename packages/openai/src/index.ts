// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export { openaiChat } from "./openai-chat.ts"
export { openaiEmbedder } from "./openai-embedder.ts"
