import type { ExitCode } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { llmOf, usesLlm } from "../configuration/llm.ts"
import { withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { valueTable } from "../output/table.ts"
import { type Call, configurationOf } from "./command.ts"

/** Shows what a model that reads along would have cost over the last 30 days, and how to switch it on. */
export async function offerModel(call: Call): Promise<ExitCode> {
  const configuration = configurationOf(call)
  const estimate = await withClient(call, (client) => client.llmEstimate())
  const { days, conversations, messages, calls, inputTokens, outputTokens } = estimate
  const { inputPrice, outputPrice, maxTokensPerDay } = configuration.llm
  const hasPrices = inputPrice !== undefined && outputPrice !== undefined
  const cost = hasPrices ? (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000 : null
  const model = llmOf(configuration)
  const text = [
    valueTable([
      ["model", isInUse(configuration) ? `${model?.model ?? ""} reads along` : "none reads along"],
      ["last days", `${days}: ${pluralize(messages, "message")} in ${pluralize(conversations, "conversation")}`],
      ["calls", `about ${calls}`],
      ["tokens", `about ${inputTokens} input, ${outputTokens} output`],
      [
        "cost",
        cost === null ? "unknown: set llm.inputPrice and llm.outputPrice (per million tokens)" : cost.toFixed(2),
      ],
      ["daily budget", maxTokensPerDay === null ? "none: set llm.maxTokensPerDay" : `${maxTokensPerDay} tokens`],
    ]),
    ...(isInUse(configuration)
      ? []
      : ["", "To switch it on, add to keepsake.config.json and restart:", example(configuration)]),
  ].join("\n")
  return call.out.answer({
    json: { ...estimate, cost, model: model?.model ?? null, isOn: isInUse(configuration) },
    text,
  })
}

function isInUse(configuration: Configuration): boolean {
  return usesLlm(configuration) && llmOf(configuration) !== undefined
}

/** With the upstream's key where there is one, so that no second one is needed. */
function example({ upstream, llm: { model = "YOUR-MODEL", provider } }: Configuration): string {
  const hasKey = [upstream.openai, upstream.anthropic].some((one) => one?.apiKey !== undefined)
  const access = hasKey || provider === "upstream" ? { provider: "upstream" } : { apiKey: "YOUR-KEY" }
  return JSON.stringify({ extractor: "rules+llm", llm: { model, ...access, maxTokensPerDay: 200_000 } }, undefined, 2)
}
