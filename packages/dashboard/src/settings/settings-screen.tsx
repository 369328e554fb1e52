import { client } from "../api/client.ts"
import { useSession } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { VectorsPanel } from "../vectors/vectors-panel.tsx"
import { KeysPanel } from "./keys-panel.tsx"
import { MigrationPanel } from "./migration-panel.tsx"
import { SettingsForm } from "./settings-form.tsx"

/** Keys, vectors, migration and settings. */
export function SettingsScreen() {
  const { t } = useI18n()
  usePageTitle(t("nav.settings"))
  const { role } = useSession()
  const isAdmin = role === "admin"
  const settings = useServerQuery(["settings"], (call) => client.listSettings({}, call), { enabled: isAdmin })
  return (
    <>
      <ScreenHeader title={t("nav.settings")} note={isAdmin ? t("settings.note") : t("settings.adminOnly")} />
      {isAdmin && (
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere px-4 pb-8 lg:px-6">
          <KeysPanel />
          <VectorsPanel />
          <MigrationPanel />
          {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
          {settings.data !== undefined && <SettingsForm settings={settings.data.data} />}
        </div>
      )}
    </>
  )
}
