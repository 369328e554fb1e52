import { lineOf, routes } from "@keepsake/api"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"

const LINES = "virtual:keepsake-lines"

/** The API's table as plain data: its schemas would cost the page 28 kB of script that the server runs anyway. */
const linesOfTheTable: Plugin = {
  name: "keepsake-lines",
  resolveId: (id) => (id === LINES ? `\0${LINES}` : undefined),
  load(id) {
    if (id !== `\0${LINES}`) return undefined
    const lines = Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, lineOf(route)]))
    return `export const lines = ${JSON.stringify(lines)}`
  },
}

/** Files that change their name with their content stand under `assets/`; nothing is inlined, so that the content policy needs no exception. */
export default defineConfig({
  plugins: [tailwindcss(), linesOfTheTable],
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
