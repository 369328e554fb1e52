export { type Chunk, type ChunkOptions, chunkMarkdown } from "./chunk-markdown.ts"
export { FolderSync, type FolderSyncOptions } from "./folder-sync.ts"
export { markdownFolders, markdownFolders as default } from "./markdown-folders.ts"
export { type FolderOptions, type SkippedFile, type SyncReport, syncFolder } from "./sync-folder.ts"
