import { Link, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"

/** Shown for an unknown address. */
export function NotFoundScreen() {
  const { t } = useI18n()
  return (
    <div className="grid max-w-md gap-3 p-6">
      <h1 className="text-2xl font-semibold">{t("notFound.title")}</h1>
      <p className="text-soft">{t("notFound.text")}</p>
      <Link to="/" className="font-medium text-mark underline underline-offset-4">
        {t("notFound.home")}
      </Link>
    </div>
  )
}

/** Shown when a screen fails to render, or when its script is gone because a newer version is served. */
export function ScreenError({ error }: { readonly error: unknown }) {
  const { t } = useI18n()
  const router = useRouter()
  if (/dynamically imported module|module script/i.test(String(error))) {
    return (
      <div className="grid max-w-md gap-3 p-6">
        <h1 className="text-2xl font-semibold">{t("stale.title")}</h1>
        <p className="text-soft">{t("stale.text")}</p>
        <div>
          <Button variant="primary" onClick={() => location.reload()}>
            {t("stale.reload")}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="p-6">
      <ErrorState error={error} onRetry={() => void router.invalidate()} />
    </div>
  )
}

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Keepsake`
  }, [title])
}
