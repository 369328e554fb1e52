export { openaiChat } from "./openai-chat.ts"
export { openaiEmbedder } from "./openai-embedder.ts"
