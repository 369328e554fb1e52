import { fileURLToPath } from "node:url"
import { MemoryError, type Plugin } from "@keepsake/core"
import type { EmbedderSettings } from "../../configuration/embedder.ts"

const VOYAGE_DIMENSIONS = [256, 512, 1_024, 2_048] as const

/** Gives the plugin of an embedder. Only its own package is loaded. */
export async function embedderPlugin({ provider, ...settings }: EmbedderSettings): Promise<Plugin> {
  if (provider === "local") return localPlugin(fileURLToPath(settings.baseUrl))
  switch (provider) {
    case "openai": {
      const { openaiEmbedder } = await import("@keepsake/openai")
      return openaiEmbedder(settings)
    }
    case "gemini": {
      const { geminiEmbedder } = await import("@keepsake/embedders/gemini")
      return geminiEmbedder(settings)
    }
    case "voyage": {
      const { voyageEmbedder } = await import("@keepsake/embedders/voyage")
      const { dimensions: wanted, ...rest } = settings
      const dimensions = VOYAGE_DIMENSIONS.find((size) => size === wanted)
      if (wanted !== undefined && dimensions === undefined) throw wrongDimensions(wanted)
      return voyageEmbedder({ ...rest, ...(dimensions !== undefined && { dimensions }) })
    }
  }
}

/** The package is optional: its runtime is larger than everything else. */
async function localPlugin(folder: string): Promise<Plugin> {
  try {
    const { localEmbedder } = await import("@keepsake/local-embedder")
    return localEmbedder({ folder })
  } catch (cause) {
    if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "ERR_MODULE_NOT_FOUND") throw cause
    throw new MemoryError("options_invalid", "embedder.provider is local, but the package for it is not installed", {
      remedy: "Install it next to Keepsake: npm install @keepsake/local-embedder",
      cause,
    })
  }
}

function wrongDimensions(wanted: number): MemoryError {
  return new MemoryError("options_invalid", `Voyage's models have no vectors of ${wanted} numbers`, {
    remedy: `Set the embedder's dimensions to one of: ${VOYAGE_DIMENSIONS.join(", ")}.`,
  })
}
