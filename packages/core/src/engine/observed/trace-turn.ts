import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { poolRulesOf, reachOf } from "../../turn/pools.ts"
import type { TracedRequest } from "../../turn/turn-context.ts"
import type { OpenTurn } from "../../turn/turn-request.ts"
import type { Trace } from "./trace.ts"
import type { Traces } from "./traces.ts"

interface FinishedRequest extends TracedRequest {
  readonly now: () => number
}

/** Wraps a turn so that it leaves a trace when it ends. */
export function traceTurn(traces: Traces, turn: OpenTurn, of: FinishedRequest): OpenTurn {
  const tookMs = of.now() - of.at
  const over = (ended: Trace["ended"]): void => traces.recordEnd({ ...traceOf(turn, of), tookMs, ended })
  return {
    ...turn,
    async finish(reply) {
      const finishing = turn.finish(reply)
      // The turn says whether anything of it is stored before it is queued; one that the store does not accept says nothing.
      const unsaid = finishing.then(
        () => false,
        () => false,
      )
      void Promise.race([of.seen.ended.promise, unsaid]).then((isEnded) => {
        if (!isEnded) over(reply.brokeOff === true ? "broke-off" : "answered")
      })
      await finishing
    },
    abandon() {
      over("refused")
      turn.abandon()
    },
  }
}

function traceOf(turn: OpenTurn, { request, settings, seen, at }: FinishedRequest): Omit<Trace, "tookMs" | "ended"> {
  const { owner, again } = request
  const { shown = [], gate, words, before } = seen
  const placed = turn.placement ? shown : []
  const scope = request.scope ?? settings.scope
  const session = { ...owner, session: turn.session }
  return {
    id: turn.trace,
    at,
    owner: session,
    pool: reachOf(session, { ...settings, ...poolRulesOf(request) }).pool,
    scope,
    mode: turn.mode,
    maxTokens: Math.min(settings.maxTokens, request.maxTokens ?? settings.maxTokens),
    recalled: again
      ? again.recalled.map((id) => ({ id, revision: 0, score: 0 }))
      : placed.map(({ memory: { id, revision }, score }) => ({ id, revision, score })),
    profile: (again ?? turn).profile ?? 0,
    tokens: again?.tokens ?? turn.tokens,
    degraded: turn.degraded,
    ...(turn.forgot?.status === "removed" && {
      forgot: { removed: turn.forgot.removed, choices: turn.forgot.choices ?? [] },
    }),
    ...omitUndefined({ words, before, position: turn.placement?.at, again: again && true, gate }),
  }
}
