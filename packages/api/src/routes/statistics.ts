import type { Route } from "../route.ts"
import { statistics, statisticsQuery } from "../schemas/statistics.ts"

/** Usage statistics. */
export const statisticsRoutes = {
  statistics: {
    method: "GET",
    path: "/api/statistics",
    summary: "Totals, growth, use and its cost, what is used most and what never",
    access: "user",
    query: statisticsQuery,
    responses: { 200: statistics },
  },
} as const satisfies Record<string, Route>
