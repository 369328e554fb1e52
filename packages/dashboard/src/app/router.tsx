import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  retainSearchParams,
} from "@tanstack/react-router"
import { loadLaterTexts } from "../i18n/locales.ts"
import { readMemoriesSearch } from "../memories/list-search.ts"
import { Dashboard } from "./app.tsx"
import { NotFoundScreen, ScreenError } from "./fallback-screens.tsx"

type Search = Record<string, unknown>

/** Kinds of review besides the first one, which the address does not name. */
const reviewKinds = ["conflicting", "duplicate", "forget"] as const

const root = createRootRoute({
  component: Dashboard,
  notFoundComponent: NotFoundScreen,
  validateSearch: (search: Search): { readonly tenant?: string | undefined } => readTexts(search, "tenant"),
  search: { middlewares: [retainSearchParams(["tenant"])] },
})
const getParentRoute = () => root

async function withLaterTexts<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, loadLaterTexts()])
  return loaded
}

const screens = [
  createRoute({
    getParentRoute,
    path: "/",
    component: lazyRouteComponent(() => import("../overview/overview-screen.tsx"), "OverviewScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/memories",
    validateSearch: readMemoriesSearch,
    component: lazyRouteComponent(() => import("../memories/memories-screen.tsx"), "MemoriesScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/memories/$id",
    validateSearch: (search: Search): { readonly asOf?: string | undefined } => {
      const { asOf } = readMemoriesSearch(search)
      return asOf === undefined ? {} : { asOf }
    },
    component: lazyRouteComponent(() => import("../memory/memory-screen.tsx"), "MemoryScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/explain",
    validateSearch: (search: Search): { readonly [Name in "query" | "id" | "user" | "agent"]?: string | undefined } =>
      readTexts(search, "query", "id", "user", "agent"),
    component: lazyRouteComponent(() => import("../explain/explain-screen.tsx"), "ExplainScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/playground",
    component: lazyRouteComponent(() => import("../playground/playground-screen.tsx"), "PlaygroundScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/traces",
    component: lazyRouteComponent(() => import("../traces/traces-screen.tsx"), "TracesScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/traces/$id",
    component: lazyRouteComponent(() => import("../traces/trace-screen.tsx"), "TraceScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/review",
    validateSearch: (search: Search): { readonly because?: (typeof reviewKinds)[number] | undefined } => {
      const because = reviewKinds.find((kind) => kind === search.because)
      return because === undefined ? {} : { because }
    },
    component: lazyRouteComponent(() => import("../review/review-screen.tsx"), "ReviewScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/consolidation",
    component: lazyRouteComponent(
      () => withLaterTexts(import("../consolidation/consolidation-screen.tsx")),
      "ConsolidationScreen",
    ),
  }),
  createRoute({
    getParentRoute,
    path: "/episodes",
    component: lazyRouteComponent(() => withLaterTexts(import("../episodes/episodes-screen.tsx")), "EpisodesScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/files",
    validateSearch: (search: Search): { readonly [Name in "open" | "root"]?: string | undefined } =>
      readTexts(search, "open", "root"),
    component: lazyRouteComponent(() => withLaterTexts(import("../files/files-screen.tsx")), "FilesScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/connect",
    validateSearch: (search: Search): { readonly client?: string | undefined } => readTexts(search, "client"),
    component: lazyRouteComponent(() => import("../connect/connect-screen.tsx"), "ConnectScreen"),
  }),
  createRoute({
    getParentRoute,
    path: "/settings",
    component: lazyRouteComponent(() => import("../settings/settings-screen.tsx"), "SettingsScreen"),
  }),
] as const

/** Reads text parameters; empty and other values are dropped. */
function readTexts<Name extends string>(search: Search, ...names: readonly Name[]): { readonly [N in Name]?: string } {
  const read = names.flatMap((name) => {
    const value = search[name]
    const text = typeof value === "string" || typeof value === "number" ? String(value) : ""
    return text === "" ? [] : [[name, text]]
  })
  // Only these names, each with a text.
  return Object.fromEntries(read) as { readonly [N in Name]?: string }
}

export const router = createRouter({
  routeTree: root.addChildren(screens),
  defaultPreload: "intent",
  defaultErrorComponent: ({ error }) => <ScreenError error={error} />,
  scrollRestoration: true,
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
}
