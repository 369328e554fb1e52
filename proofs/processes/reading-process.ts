import { createMemory } from "../../packages/core/dist/index.js"
import { openaiChat } from "../../packages/openai/dist/index.js"
import { sqlite } from "../../packages/store-sqlite/dist/index.js"

// Has the model at a URL read every conversation of a database that waits, until it is killed or all are read.
const [path = "", baseUrl = ""] = process.argv.slice(2)
const memory = await createMemory({
  plugins: [sqlite({ path }), openaiChat({ baseUrl, model: "m", retries: 0 })],
  extractor: "llm",
})
process.stdout.write("reading\n")
await memory.model?.read({ all: true })
process.stdout.write("read\n")
await memory[Symbol.asyncDispose]()
