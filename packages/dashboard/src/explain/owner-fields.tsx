import { useSession } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { InputField } from "../ui/field.tsx"

/** The user and agent that a request names; they decide which memories it can see. */
export interface RequestOwner {
  readonly user?: string | undefined
  readonly agent?: string | undefined
}

/** The parameters of a call; empty names are omitted. */
export function ownerParams({ user = "", agent = "" }: RequestOwner): {
  readonly user?: string
  readonly agent?: string
} {
  return { ...(user.trim() !== "" && { user: user.trim() }), ...(agent.trim() !== "" && { agent: agent.trim() }) }
}

export interface OwnerFieldsProps {
  readonly asker: RequestOwner
  readonly onChange: (change: RequestOwner) => void
}

/** Inputs for user and agent. A key that is bound to a name fixes it. */
export function OwnerFields({ asker, onChange }: OwnerFieldsProps) {
  const { t } = useI18n()
  const { key } = useSession()
  return (["user", "agent"] as const).map((name) => (
    <div key={name} className="min-w-0 flex-1 basis-32">
      <InputField
        label={t(`asker.${name}`)}
        value={asker[name] ?? key?.[name] ?? ""}
        disabled={Boolean(key?.[name])}
        placeholder={t(`asker.${name}Unset`)}
        maxLength={256}
        onText={(text) => onChange({ [name]: text })}
      />
    </div>
  ))
}
