import "./style.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { queryClient } from "./api/query-client.ts"
import { LocaleProvider } from "./app/locale.tsx"
import { router } from "./app/router.tsx"
import { applyTheme, storedTheme } from "./app/theme.ts"
import { locales, preferredLocale } from "./i18n/locales.ts"

applyTheme(storedTheme())
const code = preferredLocale()
const language = await locales[code].load()

const place = document.getElementById("app")
if (place === null) throw new Error("The page has no place for the dashboard")
createRoot(place).render(
  <StrictMode>
    <LocaleProvider code={code} language={language}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  </StrictMode>,
)
