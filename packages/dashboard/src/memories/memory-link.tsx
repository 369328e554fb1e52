import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"

interface MemoryLinkProps {
  readonly id: string
  readonly className: string
  readonly children: ReactNode
}

/** A memory's words, in whichever direction they are written, that lead to its page. */
export function MemoryLink({ id, className, children }: MemoryLinkProps) {
  return (
    <Link to="/memories/$id" params={{ id }} dir="auto" className={className}>
      {children}
    </Link>
  )
}
