import type { PastMessage } from "@keepsake/core/internal"

/** A conversation that another program stored. */
export interface Conversation {
  /** Its name there; the same name is the same conversation. */
  readonly id: string
  readonly messages: readonly PastMessage[]
}
