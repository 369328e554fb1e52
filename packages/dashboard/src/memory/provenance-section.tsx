import type { MemoryOnTheWire } from "@keepsake/api/browser"
import type { ReactNode } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { CitationLink, memoryCitation, SessionLink } from "../memories/memory-link.tsx"

/** Source, owner and validity of a memory. */
export function ProvenanceSection({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t, date, number } = useI18n()
  const { source } = memory
  const citation = memoryCitation(memory)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("memory.source"), t(`origin.${source.origin}`)],
    [t("memory.file"), citation && <CitationLink citation={citation} />],
    [t("memory.user"), memory.user],
    [t("memory.agent"), memory.agent],
    [t("memory.pool"), memory.pool],
    [t("memory.session"), memory.session && <SessionLink session={memory.session}>{memory.session}</SessionLink>],
    [t("memory.speaker"), source.speaker],
    [t("memory.extractor"), source.extractor],
    [t("memory.key"), memory.key],
    [t("memory.importance"), number(memory.importance, { maximumFractionDigits: 2 })],
    [
      t("memory.uses"),
      memory.lastAccessedAt === null
        ? number(memory.accessCount)
        : `${number(memory.accessCount)} · ${date(memory.lastAccessedAt)}`,
    ],
    [t("memory.created"), date(memory.createdAt)],
    [t("memory.updated"), date(memory.updatedAt)],
    [t("memory.validUntil"), memory.validUntil && date(memory.validUntil)],
    [t("memory.expires"), memory.expiresAt && date(memory.expiresAt)],
  ]
  return (
    <section aria-labelledby="provenance" className="grid gap-3">
      <h2 id="provenance" className="text-base font-semibold">
        {t("memory.source")}
      </h2>
      {source.quote !== undefined && (
        <blockquote dir="auto" className="border-s-2 border-mark ps-3 text-sm wrap-anywhere italic">
          {source.quote}
        </blockquote>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {rows
          .filter(([, value]) => value !== null && value !== undefined && value !== "")
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
