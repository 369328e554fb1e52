import { CONTRACT, definePlugin, Embedder } from "@keepsake/core/plugin"
import { z } from "zod"
import { LocalEmbedder } from "./local-embedder.ts"

/**
 * Embeddings from an ONNX model in a folder of this machine, computed in a worker thread: `createMemory({ plugins: [localEmbedder({ folder: "models/e5" })] })`.
 * Nothing is downloaded and no text leaves the process. A damaged folder is `options_invalid` when the engine opens.
 */
export const localEmbedder = definePlugin({
  name: "local-embedder",
  contract: CONTRACT,
  options: z.strictObject({
    folder: z.string().min(1).describe("the folder with model.onnx and tokenizer.json"),
    queryPrefix: z
      .string()
      .max(500)
      .optional()
      .describe("put before a query; default: what the folder says, else none"),
    documentPrefix: z
      .string()
      .max(500)
      .optional()
      .describe("put before a document; default: what the folder says, else none"),
    maxTokens: z
      .int()
      .min(8)
      .max(8_192)
      .optional()
      .describe("texts are cut at this many tokens; default: the model's own, at most 512"),
  }),
  setup(context, options) {
    context.provide(Embedder, () => new LocalEmbedder(options))
  },
})
