import { routes, toClientRoute } from "@keepsake/api"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"

const ROUTES_MODULE = "virtual:keepsake-routes"

/** The API's table as plain data: its schemas would cost the page 28 kB of script that the server runs anyway. */
const clientRoutesPlugin: Plugin = {
  name: "keepsake-routes",
  resolveId: (id) => (id === ROUTES_MODULE ? `\0${ROUTES_MODULE}` : undefined),
  load(id) {
    if (id !== `\0${ROUTES_MODULE}`) return undefined
    const clientRoutes = Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, toClientRoute(route)]))
    return `export const clientRoutes = ${JSON.stringify(clientRoutes)}`
  },
}

/** Files with a content hash in their name are in `assets/`. Nothing is inlined, so the content security policy needs no exception. */
export default defineConfig({
  plugins: [tailwindcss(), clientRoutesPlugin],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    reportCompressedSize: false,
    rolldownOptions: {
      // Libraries mark what a server could not render; nothing here is rendered on a server.
      onLog: (level, log, say) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : say(level, log)),
    },
  },
  // `vite` beside a running `keepsake serve`.
  server: { proxy: { "/api": "http://127.0.0.1:4747", "/healthz": "http://127.0.0.1:4747" } },
})
