import type { MemoryEngine } from "@keepsake/core"

/** Counts of this process in Prometheus' text format (version 0.0.4). No name of a tenant, user or memory is in it. */
export class Metrics {
  readonly #requests = new Map<string, number>()

  /** `area` is one of few fixed names, so that no client makes the list grow. */
  count(area: "gateway" | "api" | "pages", status: number): void {
    const labels = `area="${area}",status="${status}"`
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1)
  }

  async text(memory: MemoryEngine): Promise<string> {
    const { queue } = await memory.status()
    const lines = [
      "# HELP keepsake_requests_total Requests answered, by part of the server and status.",
      "# TYPE keepsake_requests_total counter",
      ...[...this.#requests].map(([labels, count]) => `keepsake_requests_total{${labels}} ${count}`),
      "# HELP keepsake_queue_jobs Jobs of the queue, by state.",
      "# TYPE keepsake_queue_jobs gauge",
      `keepsake_queue_jobs{state="pending"} ${queue.pending}`,
      `keepsake_queue_jobs{state="scheduled"} ${queue.scheduled}`,
      `keepsake_queue_jobs{state="failed"} ${queue.parked}`,
      "# HELP keepsake_uptime_seconds Seconds since the process began.",
      "# TYPE keepsake_uptime_seconds gauge",
      `keepsake_uptime_seconds ${Math.floor(process.uptime())}`,
    ]
    return `${lines.join("\n")}\n`
  }
}
