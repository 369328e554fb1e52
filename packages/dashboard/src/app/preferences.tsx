import { useId, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { isLocale, locales } from "../i18n/locales.ts"
import { inputClass } from "../ui/field.tsx"
import { useSetLocale } from "./locale.tsx"
import { storedTheme, storeTheme, themes } from "./theme.ts"

/** Language and light or dark, of this browser. */
export function Preferences() {
  const { t, code } = useI18n()
  const chooseLocale = useSetLocale()
  const [theme, setTheme] = useState(storedTheme)
  const [language, look] = [useId(), useId()]
  return (
    <div className="grid grid-cols-2 gap-2 px-2">
      <div className="grid gap-1">
        <label htmlFor={language} className="text-xs text-soft">
          {t("language")}
        </label>
        <select
          id={language}
          value={code}
          onChange={({ target }) => {
            if (isLocale(target.value)) chooseLocale(target.value)
          }}
          className={`${inputClass} ps-2 pe-0`}
        >
          {Object.entries(locales).map(([tag, locale]) =>
            "isHidden" in locale && tag !== code ? null : (
              <option key={tag} value={tag} lang={tag} translate="no">
                {locale.name}
              </option>
            ),
          )}
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor={look} className="text-xs text-soft">
          {t("theme")}
        </label>
        <select
          id={look}
          value={theme}
          onChange={({ target }) => {
            const chosen = themes.find((one) => one === target.value) ?? "system"
            storeTheme(chosen)
            setTheme(chosen)
          }}
          className={`${inputClass} ps-2 pe-0`}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`theme.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
