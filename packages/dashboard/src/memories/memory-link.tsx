import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"

interface MemoryLinkProps {
  readonly id: string
  readonly className: string
  readonly children: ReactNode
}

/** A link to a memory's page, in the direction of its text. */
export function MemoryLink({ id, className, children }: MemoryLinkProps) {
  return (
    <Link to="/memories/$id" params={{ id }} dir="auto" className={className}>
      {children}
    </Link>
  )
}

/** A link to the memories of a session. */
export function SessionLink({ session, children }: { readonly session: string; readonly children: ReactNode }) {
  return (
    <Link to="/memories" search={{ session, status: "all" }} className="text-mark underline underline-offset-2">
      {children}
    </Link>
  )
}

/** Where a memory of a file stands, as `path#L3-L9`; `undefined` for others. */
export function memoryCitation({ source, metadata }: Pick<MemoryOnTheWire, "source" | "metadata">): string | undefined {
  const { path, lines } = metadata
  if (source.origin !== "file" || typeof path !== "string") return undefined
  return typeof lines === "string" ? `${path}#${lines}` : path
}

/** A link to the lines of a file. */
export function CitationLink({ citation }: { readonly citation: string }) {
  return (
    <Link
      to="/files"
      search={{ open: citation }}
      dir="ltr"
      className="text-mark wrap-anywhere underline underline-offset-2"
    >
      {citation}
    </Link>
  )
}
