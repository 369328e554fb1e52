import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { setConnection } from "../api/connection.ts"
import { queryClient } from "../api/query-client.ts"
import { sessionQuery } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { InputField } from "../ui/field.tsx"

/** The path of the sign-in link; the page sees it only when the link is no longer valid. */
export const LINK_PATH = "/signin"

/** Exchanges a key for a session; the key is not stored. */
export function SignInForm() {
  const { t, errorText } = useI18n()
  const [key, setKey] = useState("")
  const navigate = useNavigate()
  const signIn = useMutation({
    mutationFn: () => client.signIn({ key }),
    onSuccess: async (session) => {
      // Queries that failed while signed out are refetched.
      queryClient.setQueryData(sessionQuery.queryKey, session)
      setConnection({ expired: false })
      // The path of a used link shows no screen.
      if (location.pathname === LINK_PATH) await navigate({ to: "/", replace: true })
      await queryClient.invalidateQueries()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    signIn.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <InputField
        label={t("signIn.key")}
        error={signIn.isError ? errorText(signIn.error) : undefined}
        type="password"
        name="key"
        autoComplete="current-password"
        required
        placeholder="kp_…"
        value={key}
        onText={setKey}
        className="min-h-11 font-mono"
      />
      <Button type="submit" variant="primary" className="min-h-11" disabled={signIn.isPending}>
        {t("signIn.submit")}
      </Button>
    </form>
  )
}
