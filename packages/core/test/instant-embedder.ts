import { CONTRACT, Embedder, type Plugin } from "../src/plugin/index.ts"

/** A plugin whose embedder answers at once, so that proofs and tests measure only the engine's own work. */
export function instantEmbedder(space: string, dimensions: number, valuesOf: (text: string) => Float32Array): Plugin {
  return {
    name: "instant-embedder",
    contract: CONTRACT,
    setup: (parts) =>
      parts.provide(Embedder, () => ({
        space,
        dimensions,
        maxBatch: 64,
        embed: async (texts) => texts.map((text) => ({ space, values: valuesOf(text) })),
      })),
  }
}
