import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"
import { inputClass } from "../ui/field.tsx"

type Value = Setting["value"]

export interface SettingControlProps {
  readonly id: string
  readonly schema: Setting["schema"]
  readonly value: Value
  readonly isDisabled: boolean
  readonly onChange: (value: Value) => void
}

/** The input for a setting by its JSON Schema: select, checkbox, number or text. */
export function SettingControl({ id, schema, value, isDisabled, onChange }: SettingControlProps) {
  const { t, number } = useI18n()
  const common = { id, disabled: isDisabled, "aria-describedby": `${id}-about`, className: inputClass }
  const { choices, kind, isNullable, from, to, isWhole } = shapeOf(schema)
  if (choices.length > 0) {
    return (
      <select {...common} value={JSON.stringify(value)} onChange={({ target }) => onChange(JSON.parse(target.value))}>
        {choices.map((choice) => (
          <option
            key={JSON.stringify(choice)}
            value={JSON.stringify(choice)}
            translate={choice === null ? undefined : "no"}
          >
            {choice === null ? t("settings.unset") : String(choice)}
          </option>
        ))}
      </select>
    )
  }
  if (kind === "boolean") {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-5 accent-mark"
      />
    )
  }
  if (kind === "number") {
    return (
      <div className="grid gap-1">
        <input
          {...common}
          type="number"
          min={from}
          max={to}
          step={isWhole ? 1 : "any"}
          placeholder={isNullable ? t("settings.unset") : undefined}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
        />
        {from !== undefined && to !== undefined && !isDisabled && (
          <p className="text-xs text-soft">{t("settings.range", { from: number(from), to: number(to) })}</p>
        )}
      </div>
    )
  }
  if (kind === "array") {
    const lines = Array.isArray(value) ? value.map(String) : []
    return (
      <textarea
        {...common}
        rows={Math.max(2, lines.length)}
        value={lines.join("\n")}
        onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
      />
    )
  }
  return (
    <input
      {...common}
      value={value === null ? "" : typeof value === "string" ? value : JSON.stringify(value)}
      placeholder={isNullable ? t("settings.unset") : undefined}
      onChange={({ target }) => onChange(target.value === "" && isNullable ? null : target.value)}
    />
  )
}

interface ValueShape {
  readonly kind: string
  readonly choices: readonly Value[]
  readonly isNullable: boolean
  readonly isWhole: boolean
  readonly from: number | undefined
  readonly to: number | undefined
}

/** Reads a JSON Schema of one value, also with `anyOf`. */
function shapeOf(schema: Setting["schema"]): ValueShape {
  const several = Array.isArray(schema.anyOf) ? schema.anyOf.map(Object) : [schema]
  const isNullable = several.some(({ type }) => type === "null")
  const parts = several.filter(({ type }) => type !== "null")
  const literals = parts.flatMap((part): Value[] =>
    Array.isArray(part.enum) ? part.enum : "const" in part ? [part.const] : [],
  )
  const [main = {}] = parts
  const numeric = (value: unknown) =>
    typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
  return {
    kind: main.type === "integer" ? "number" : String(main.type ?? "string"),
    choices:
      literals.length === 0 || parts.some((part) => !("enum" in part || "const" in part))
        ? []
        : [...literals, ...(isNullable ? [null] : [])],
    isNullable,
    isWhole: main.type === "integer",
    from: numeric(main.minimum),
    to: numeric(main.maximum),
  }
}

export type Setting = RouteOutput<Routes["listSettings"]>["data"][number]
