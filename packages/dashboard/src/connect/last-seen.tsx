import { Link } from "@tanstack/react-router"
import { type ReactNode, useEffect, useReducer } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ErrorState } from "../ui/error-state.tsx"

const POLL_MS = 2_000

/** When a client was last seen, through the gateway and over MCP. Polls the server and updates the relative times every second. */
export function LastSeen() {
  const { t, ago } = useI18n()
  const { tenantParam, name } = useTenant()
  const seen = useServerQuery(["seen", name], (call) => client.seen(tenantParam, call), { refetchInterval: POLL_MS })
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  if (seen.isError) return <ErrorState error={seen.error} onRetry={() => void seen.refetch()} />
  const { request, agent } = seen.data ?? { request: null, agent: null }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <SeenCard
        isSeen={request !== null}
        title={request === null ? t("connect.waiting") : t("connect.seen", { when: ago(request.at) })}
      >
        {request === null ? (
          t("connect.waitingText")
        ) : (
          <Link to="/traces" className="underline underline-offset-2">
            {t("connect.given", { count: request.recalled })}
          </Link>
        )}
      </SeenCard>
      <SeenCard
        isSeen={agent !== null}
        title={agent === null ? t("connect.noAgent") : t("connect.agentSeen", { when: ago(agent.at) })}
      >
        {agent === null ? t("connect.noAgentText") : t("connect.agentText")}
      </SeenCard>
    </div>
  )
}

interface SeenCardProps {
  readonly isSeen: boolean
  readonly title: string
  readonly children: ReactNode
}

function SeenCard({ isSeen, title, children }: SeenCardProps) {
  return (
    <div
      className={`flex items-start gap-3 rounded-xl border px-4 py-3 text-sm ${isSeen ? "border-good/40 bg-good-tint text-good" : "border-line bg-card text-soft"}`}
    >
      <span className={`mt-1.5 size-2.5 shrink-0 rounded-full ${isSeen ? "bg-good" : "bg-edge"}`} aria-hidden="true" />
      <p className="grid min-w-0">
        <span className="font-medium">{title}</span>
        <span>{children}</span>
      </p>
    </div>
  )
}
