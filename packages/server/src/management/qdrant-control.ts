import type { Input, Output, Request, Routes, WarningOnTheWire } from "@keepsake/api"

/** What whoever composed the engine lets an administrator do about vectors in Qdrant. The server itself knows no database. */
export interface QdrantControl {
  settings(): Output<Routes["getQdrant"]>
  /** Tries the server before anything is changed; in force when it resolves. */
  change(change: Input<Routes["changeQdrant"]>): Promise<Output<Routes["getQdrant"]>>
  health(): Promise<Output<Routes["qdrantHealth"]>>
  cleanup(asked: Request<Routes["cleanQdrant"]>["body"], by: string): Promise<Output<Routes["cleanQdrant"]>>
  models(): Promise<Output<Routes["embeddingModels"]>>
  /** Settings that cannot take effect; the status shows them. */
  readonly warnings: readonly WarningOnTheWire[]
}
