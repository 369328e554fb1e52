import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from "@tanstack/react-router"
import { readMemoriesSearch } from "../memories/search.ts"
import { App } from "./app.tsx"
import { NotFound, ScreenFailed } from "./failed.tsx"

const root = createRootRoute({
  component: App,
  notFoundComponent: NotFound,
  validateSearch: (search: Record<string, unknown>): { readonly tenant?: string | undefined } =>
    typeof search.tenant === "string" && search.tenant !== "" ? { tenant: search.tenant } : {},
  search: { middlewares: [retainSearchParams(["tenant"])] },
})

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/memories", search })
  },
})

const memories = createRoute({
  getParentRoute: () => root,
  path: "/memories",
  validateSearch: readMemoriesSearch,
  component: lazyRouteComponent(() => import("../memories/memories-screen.tsx"), "MemoriesScreen"),
})

export const router = createRouter({
  routeTree: root.addChildren([home, memories]),
  defaultPreload: "intent",
  defaultErrorComponent: ({ error }) => <ScreenFailed error={error} />,
  scrollRestoration: true,
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
}
