import type { ModelCounts, ModelFacet } from "@keepsake/core"
import { Rejection } from "../../rejection.ts"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { tenantFor } from "../request-target.ts"
import { iso } from "../to-wire.ts"

/** The model that reads conversations. */
export function llmHandlers({ memory }: ManagementParts) {
  const { model } = memory
  return {
    async llmStatus({ caller, query }) {
      if (model === undefined) return respond(NOT_CONFIGURED)
      const status = await model.status(tenantFor(caller, query))
      return respond({
        configured: true,
        model: status.model,
        usage: {
          ...countsToWire(status.usage),
          tokensToday: status.tokensToday,
          mostTokens: status.mostTokens ?? null,
        },
        byKind: Object.fromEntries([...status.byKind].map(([kind, counts]) => [kind, countsToWire(counts)])),
        last30Days: countsToWire(status.month),
        pending: status.pending,
        due: status.due,
        deadLettered: status.deadLettered,
        failed: model.failed().map(({ id, pool, session, at, why }) => ({
          id,
          tenant: pool.tenant,
          pool: pool.name,
          session,
          at: iso(at),
          why,
        })),
        why: status.why ?? null,
        until: status.until ?? null,
        lastError: status.lastError ?? null,
        lastSuccessAt: status.lastSuccessAt ?? null,
      })
    },
    llmEstimate: async () => respond({ ...(await memory.estimateReading()) }),
    retryLlm: async ({ body }) => respond({ retried: await requireModel(model).retry(body.ids) }),
    async distill({ caller, body: { user, session, all, ...names } }) {
      const tenant = tenantFor(caller, names)
      const owner = { tenant, ...(user !== undefined && { user }), ...(session !== undefined && { session }) }
      const isOne = user !== undefined || session !== undefined
      await requireModel(model).read({ all, ...(isOne && { owner }) })
      const { pending, deadLettered } = await requireModel(model).status(tenant)
      return respond({ pending, deadLettered })
    },
    async distillations({ caller, query: { limit, ...names } }) {
      const readings = (await model?.readings(tenantFor(caller, names), limit)) ?? []
      const data = readings.map(({ tokens, rejected, why, at, ...reading }) => ({
        ...reading,
        why: why ?? null,
        rejected: { ...rejected },
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        at: iso(at),
      }))
      return respond({ data })
    },
  } satisfies Partial<Handlers>
}

function countsToWire({ calls, failed, input, output }: ModelCounts) {
  return { requests: calls, failed, inputTokens: input, outputTokens: output }
}

const NONE = { requests: 0, failed: 0, inputTokens: 0, outputTokens: 0 }
const NOT_CONFIGURED = {
  configured: false,
  model: null,
  usage: { ...NONE, tokensToday: 0, mostTokens: null },
  byKind: {},
  last30Days: NONE,
  pending: 0,
  due: 0,
  deadLettered: 0,
  failed: [],
  why: null,
  until: null,
  lastError: null,
  lastSuccessAt: null,
}

function requireModel(model: ModelFacet | undefined): ModelFacet {
  if (model !== undefined) return model
  const remedy = "Set llm.model, and extractor to llm or rules+llm."
  throw new Rejection(422, "part_missing", "No model reads conversations here", remedy)
}
