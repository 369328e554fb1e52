import type { RouteOutput, Routes } from "@keepsake/api/browser"

export type ExplainResponse = RouteOutput<Routes["explain"]>
