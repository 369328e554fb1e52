import { QdrantError } from "./qdrant-error.ts"
import { type StandInRoute, standInRoutes } from "./routes.ts"

export interface RouteMatch {
  readonly route: StandInRoute
  readonly path: Readonly<Record<string, string>>
}

const patterns = standInRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}))

/** Finds the route of a request. A fixed path takes precedence over one with parameters. */
export function matchRoute(method: string, pathname: string): RouteMatch | undefined {
  const fitting = patterns.flatMap(({ route, pattern }) => {
    const match = route.method === method ? pattern.exec(pathname) : null
    return match === null ? [] : [{ route, groups: match.groups ?? {} }]
  })
  const [best] = fitting.sort((one, other) => Object.keys(one.groups).length - Object.keys(other.groups).length)
  if (best === undefined) return undefined
  const path = Object.entries(best.groups).map(([name, value]) => [name, decodeURIComponent(value)])
  return { route: best.route, path: Object.fromEntries(path) }
}

const orderings = ["weak", "medium", "strong"]

/** Parses the query parameters and returns whether to wait; 400 for an invalid one. */
export function parseWait(query: URLSearchParams): boolean {
  const wait = query.get("wait") ?? "false"
  if (wait !== "true" && wait !== "false") throw parameterError("provided string was not `true` or `false`")
  const ordering = query.get("ordering")
  if (ordering !== null && !orderings.includes(ordering)) {
    throw parameterError(`unknown variant \`${ordering}\`, expected one of \`weak\`, \`medium\`, \`strong\``)
  }
  const timeout = query.get("timeout")
  if (timeout !== null && !/^0*[1-9]\d*$/.test(timeout)) {
    throw parameterError(`invalid value: integer \`${timeout}\`, expected a nonzero u64`)
  }
  const consistency = query.get("consistency")
  if (consistency !== null && !/^(?:\d+|majority|quorum|all)$/.test(consistency)) {
    throw parameterError(`unknown variant \`${consistency}\`, expected one of \`majority\`, \`quorum\`, \`all\``)
  }
  return wait === "true"
}

function parameterError(why: string): QdrantError {
  return new QdrantError(400, `Deserialize error in query parameters: ${why}`)
}
