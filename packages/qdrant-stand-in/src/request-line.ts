import { Failure } from "./failure.ts"
import { type Route, routes } from "./routes.ts"

export interface RouteMatch {
  readonly route: Route
  readonly path: Readonly<Record<string, string>>
}

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}))

/** The route of a request; a fixed path goes before one with names in it. */
export function routeOf(method: string, pathname: string): RouteMatch | undefined {
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

/** Whether to wait; 400 for a parameter that cannot be read. */
export function waitOf(query: URLSearchParams): boolean {
  const wait = query.get("wait") ?? "false"
  if (wait !== "true" && wait !== "false") throw unreadable("provided string was not `true` or `false`")
  const ordering = query.get("ordering")
  if (ordering !== null && !orderings.includes(ordering)) {
    throw unreadable(`unknown variant \`${ordering}\`, expected one of \`weak\`, \`medium\`, \`strong\``)
  }
  const timeout = query.get("timeout")
  if (timeout !== null && !/^0*[1-9]\d*$/.test(timeout)) {
    throw unreadable(`invalid value: integer \`${timeout}\`, expected a nonzero u64`)
  }
  const consistency = query.get("consistency")
  if (consistency !== null && !/^(?:\d+|majority|quorum|all)$/.test(consistency)) {
    throw unreadable(`unknown variant \`${consistency}\`, expected one of \`majority\`, \`quorum\`, \`all\``)
  }
  return wait === "true"
}

function unreadable(why: string): Failure {
  return new Failure(400, `Deserialize error in query parameters: ${why}`)
}
