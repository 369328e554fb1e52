import { endpoint, type Route } from "../route.ts"
import { episodePage, episodesQuery, summarizeBody, summarizeResult } from "../schemas/episodes.ts"

/** Summaries of conversations. */
export const episodeRoutes = {
  listEpisodes: {
    ...endpoint("user", "GET", "/api/episodes"),
    summary: "List summaries of conversations and imported episodes, newest first, or ranked when q is given",
    query: episodesQuery,
    responses: { 200: episodePage },
  },
  summarizeMemories: {
    ...endpoint("user", "POST", "/api/memory/summarize"),
    summary: "Summarize quiet conversations; messages stay, and by default nothing is written",
    body: summarizeBody,
    responses: { 200: summarizeResult },
  },
} as const satisfies Record<string, Route>
