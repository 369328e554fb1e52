export { ApiError } from "./api-error.ts"
export {
  type BinaryFile,
  detectBinaryFile,
  detectImportFormat,
  type ImportFormat,
  importFormats,
} from "./import-file.ts"
export { type Client, type ClientCall, type ClientOptions, createPlainClient } from "./plain-client.ts"
export type { ClientRoute, RouteInput, RouteOutput } from "./route.ts"
export type { MessageCodes, MessageParams, WarningOnTheWire } from "./schemas/codes.ts"
export type { ErrorBody } from "./schemas/error.ts"
export type { KeyOnTheWire } from "./schemas/key.ts"
export type { MemoryOnTheWire } from "./schemas/memory.ts"
export type { SignedInOnTheWire } from "./schemas/sign-in.ts"
export type { TraceOnTheWire } from "./schemas/trace.ts"
export type { Routes } from "./table.ts"
