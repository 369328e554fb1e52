import { useQuery } from "@tanstack/react-query"
import { Outlet } from "@tanstack/react-router"
import { sessionQuery } from "../api/session.ts"
import { SignInPage } from "../sign-in/sign-in-page.tsx"
import { BusyIndicator } from "../ui/busy-indicator.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Toasts } from "../ui/toasts.tsx"
import { Shell } from "./shell.tsx"

/** Asks to sign in at any address and stays at it afterwards. */
export function Dashboard() {
  const session = useQuery(sessionQuery)
  if (session.data) {
    return (
      <>
        <Shell>
          <Outlet />
        </Shell>
        <Toasts />
      </>
    )
  }
  if (session.data === null) return <SignInPage />
  if (session.isError) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <ErrorState error={session.error} onRetry={() => void session.refetch()} />
      </main>
    )
  }
  return <BusyIndicator isWaiting />
}
