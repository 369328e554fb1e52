import type { Route } from "../route.ts"
import { settingsChange, settingsList } from "../schemas/settings.ts"

/** Settings with value, source and schema. */
export const settingsRoutes = {
  listSettings: {
    method: "GET",
    path: "/api/settings",
    summary: "Every setting with its value, where that comes from, its range and its default",
    access: "admin",
    responses: { 200: settingsList },
  },
  changeSettings: {
    method: "PUT",
    path: "/api/settings",
    summary: "Change settings for every later request; what configuration fixes is refused",
    access: "admin",
    body: settingsChange,
    responses: { 200: settingsList },
  },
} as const satisfies Record<string, Route>
