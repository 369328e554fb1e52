import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useId } from "react"
import { client } from "../api/client.ts"
import { useSession, useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { inputClass } from "../ui/field.tsx"
import { InlineError } from "../ui/inline-error.tsx"

/** Shows the tenant. Administrators can switch to any tenant that has a key. */
export function TenantSwitch() {
  const { t } = useI18n()
  const session = useSession()
  const { name } = useTenant()
  const navigate = useNavigate()
  const id = useId()
  const isAdmin = session.role === "admin"
  const keys = useQuery({ queryKey: ["keys"], queryFn: () => client.listKeys(), enabled: isAdmin })
  const tenants = [...new Set([session.tenant, name, ...(keys.data?.data.map((key) => key.tenant) ?? [])])].toSorted()
  return (
    <div className="grid gap-1 px-2">
      <label htmlFor={id} className="text-xs text-soft">
        {t("tenant")}
      </label>
      {isAdmin ? (
        <select
          id={id}
          value={name}
          onChange={({ target }) =>
            void navigate({
              to: ".",
              search: (before) => ({ ...before, tenant: target.value === session.tenant ? undefined : target.value }),
            })
          }
          className={inputClass}
        >
          {tenants.map((tenant) => (
            <option key={tenant} dir="auto">
              {tenant}
            </option>
          ))}
        </select>
      ) : (
        <output id={id} dir="auto" className="truncate text-sm font-medium">
          {name}
        </output>
      )}
      {keys.isError && keys.data === undefined && (
        <InlineError error={keys.error} onRetry={() => void keys.refetch()} />
      )}
    </div>
  )
}
