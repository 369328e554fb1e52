import { given } from "@keepsake/core/internal"
import type { Handlers, ManagementParts } from "../handler.ts"
import { queueToWire } from "../health.ts"
import { iso } from "../to-wire.ts"

/** The queue and its failed jobs. */
export function queueHandlers({ memory }: ManagementParts) {
  return {
    async queue({ query: { limit, cursor } }) {
      const { queue } = memory.state
      const [status, parked] = await Promise.all([memory.status(), queue.parked({ limit, ...given({ cursor }) })])
      return {
        status: 200,
        body: {
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
        },
      }
    },
    async retryJobs({ body }) {
      return { status: 200, body: { retried: await memory.retry(body.ids) } }
    },
    async acknowledgeLost() {
      return { status: 200, body: { acknowledged: await memory.acknowledgeLost() } }
    },
  } satisfies Partial<Handlers>
}
