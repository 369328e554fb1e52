import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { sessionQuery, useSession } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { InlineError } from "../ui/inline-error.tsx"
import { showToast } from "../ui/toasts.tsx"

export interface IncognitoProps {
  /** Short label, for narrow headers. */
  readonly isShort?: boolean
}

/** Switches memory off and on: for the key that signed in, or for every request when the session has no key. */
export function Incognito({ isShort = false }: IncognitoProps) {
  const { t, errorText } = useI18n()
  const { key, role } = useSession()
  const queries = useQueryClient()
  const settings = useServerQuery(["settings"], (call) => client.listSettings({}, call), {
    enabled: key === null && role === "admin",
  })
  const mode = key === null ? settings.data?.data.find(({ path }) => path === "memory.mode")?.value : key.mode
  const isOff = mode === "off"
  const whose = key === null ? t("incognito.all") : t("incognito.key")
  const turn = useMutation({
    mutationFn: async (off: boolean): Promise<unknown> => {
      if (key !== null) return client.changeKey({ id: key.id, mode: off ? "off" : null })
      return client.changeSettings(off ? { set: { "memory.mode": "off" } } : { reset: ["memory.mode"] })
    },
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await queries.invalidateQueries({ queryKey: ["settings"] })
      await queries.invalidateQueries({ queryKey: ["keys"] })
    },
  })
  if (settings.isError && settings.data === undefined)
    return <InlineError error={settings.error} onRetry={() => void settings.refetch()} />
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOff}
      disabled={turn.isPending || (key === null && settings.data === undefined)}
      onClick={() => turn.mutate(!isOff)}
      title={isShort ? whose : undefined}
      className={`flex min-h-9 min-w-0 items-center justify-between gap-2 rounded-lg border px-2.5 py-1.5 text-sm leading-tight font-medium ${isShort ? "" : "mx-2"} ${isOff ? "border-warn/60 bg-warn-tint text-warn" : "border-line bg-card text-ink"}`}
    >
      <span className="min-w-0 text-start wrap-anywhere">{isShort ? t("mode.off") : whose}</span>
      <span
        className={`flex h-5 w-9 shrink-0 items-center rounded-full border p-0.5 ${isOff ? "justify-end border-warn bg-warn" : "border-edge bg-sunk"}`}
        aria-hidden="true"
      >
        <span className={`size-3.5 rounded-full ${isOff ? "bg-card" : "bg-edge"}`} />
      </span>
    </button>
  )
}
