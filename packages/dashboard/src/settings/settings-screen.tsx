import { useQuery } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useSession } from "../api/session.ts"
import { usePageTitle } from "../app/failed.tsx"
import { Problem } from "../ui/problem.tsx"
import { ScreenHead } from "../ui/screen-head.tsx"
import { VectorsPanel } from "../vectors/vectors-panel.tsx"
import { useWords } from "../words/words.tsx"
import { KeysPanel } from "./keys-panel.tsx"
import { MigrationPanel } from "./migration-panel.tsx"
import { SettingsForm } from "./settings-form.tsx"

/** What is set, where that comes from, and who may ask. */
export function SettingsScreen() {
  const { t } = useWords()
  usePageTitle(t("nav.settings"))
  const { role } = useSession()
  const isAdmin = role === "admin"
  const settings = useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => client.listSettings({}, { signal }),
    enabled: isAdmin,
  })
  return (
    <>
      <ScreenHead title={t("nav.settings")} note={isAdmin ? t("settings.note") : t("settings.adminOnly")} />
      {isAdmin && (
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere px-4 pb-8 lg:px-6">
          <KeysPanel />
          <VectorsPanel />
          <MigrationPanel />
          {settings.isError && <Problem error={settings.error} onRetry={() => void settings.refetch()} />}
          {settings.data !== undefined && <SettingsForm settings={settings.data.data} />}
        </div>
      )}
    </>
  )
}
