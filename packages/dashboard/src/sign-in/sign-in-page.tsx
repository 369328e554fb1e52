import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { BusyIndicator, useIsBusy } from "../ui/busy-indicator.tsx"
import { Logo } from "./logo.tsx"
import { LINK_PATH, SignInForm } from "./sign-in-form.tsx"

/** Shown when signed out. */
export function SignInPage() {
  const { t } = useI18n()
  usePageTitle(t("signIn.submit"))
  const waits = useIsBusy()
  const cameByOldLink = location.pathname === LINK_PATH
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <BusyIndicator isWaiting={waits} />
      <div className="w-full max-w-sm">
        <div className="mb-6 flex items-center gap-3">
          <Logo className="size-10" />
          <div>
            <h1 className="text-xl leading-tight font-semibold">Keepsake</h1>
            <p className="text-sm text-soft">{t("signIn.lead")}</p>
          </div>
        </div>
        <div className="grid gap-4 rounded-2xl border border-line bg-card p-5 shadow-sm">
          {cameByOldLink && (
            <p role="alert" className="rounded-lg bg-warn-tint px-3 py-2 text-sm text-warn">
              {t("signIn.linkUsed")}
            </p>
          )}
          <SignInForm />
        </div>
        <p className="mt-4 px-1 text-sm text-soft">{t("signIn.link")}</p>
      </div>
    </main>
  )
}
