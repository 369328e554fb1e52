import { endpoint, type Route } from "../route.ts"
import { statistics, statisticsQuery } from "../schemas/statistics.ts"

/** Usage statistics. */
export const statisticsRoutes = {
  statistics: {
    ...endpoint("user", "GET", "/api/statistics"),
    summary: "Get totals, growth, usage and its cost, and the most used and unused memories",
    query: statisticsQuery,
    responses: { 200: statistics },
  },
} as const satisfies Record<string, Route>
