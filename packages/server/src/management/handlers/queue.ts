import { given } from "@keepsake/core/internal"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { queueToWire } from "../health.ts"
import { iso } from "../to-wire.ts"

/** The queue and its failed jobs. */
export function queueHandlers({ memory }: ManagementParts) {
  return {
    async queue({ query: { limit, cursor } }) {
      const { queue } = memory.state
      const [status, parked] = await Promise.all([memory.status(), queue.parked({ limit, ...given({ cursor }) })])
      return respond({
        ...queueToWire(status.queue, Date.now()),
        scheduled: status.queue.scheduled,
        data: parked.items.map(({ id, kind, about, at, why }) => ({
          id,
          kind,
          tenant: about.tenant,
          pool: about.name,
          at: iso(at),
          why,
        })),
        ...given({ next: parked.next }),
      })
    },
    retryJobs: async ({ body }) => respond({ retried: await memory.retry(body.ids) }),
    acknowledgeLost: async () => respond({ acknowledged: await memory.acknowledgeLost() }),
  } satisfies Partial<Handlers>
}
