import { ChatModel, createMemory, Embedder, type Plugin } from "../packages/core/dist/index.js"
import { ServerMetrics } from "../packages/server/dist/management/metrics.js"
import { HashEmbedder } from "../packages/testkit/dist/index.js"

const embedding: Plugin = {
  name: "embedder",
  contract: 1,
  setup: (context) => {
    context.provide(Embedder, () => new HashEmbedder())
    context.provide(ChatModel, () => ({ name: "", complete: () => Promise.reject(new Error("not called")) }))
  },
}

/** Every metric of `/metrics`, with the table head first. */
export const metricRows: readonly (readonly string[])[] = await rows()

async function rows(): Promise<readonly (readonly string[])[]> {
  await using memory = await createMemory({ plugins: [embedding] })
  const text = await new ServerMetrics(memory, "").text()
  const types = new Map(Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = "", type = ""]) => [name, type]))
  const told = Array.from(text.matchAll(/^# HELP (\S+) (.*)$/gm), ([, name = "", help = ""]) => [
    `\`${name}\``,
    types.get(name) ?? "",
    help.replace(/\.$/, ""),
  ])
  return [["name", "kind", "what it counts"], ...told]
}
