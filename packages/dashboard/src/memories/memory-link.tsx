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
