import type { MemoryId } from "../../contract/memory.ts"

/** A part of a document, with its place in it. */
export interface DocumentPart {
  /** The statements of the part in their order; its text is these, one after the other. At least one, at most 8 KiB together. */
  readonly statements: readonly string[]
  /** The headings above it, by which it is found too. */
  readonly heading?: string
  /** The number of its first line in the document, from 1. */
  readonly firstLine: number
  readonly lastLine: number
  /** Whether it waits for a person's review, who makes it a memory that may be injected. Default: false. */
  readonly waits?: boolean
}

/** A document as it is now. */
export interface DocumentInput {
  /** Names it within its collection and in citations. */
  readonly path: string
  /** By which `list` lets the caller tell an unchanged document without reading it. */
  readonly fingerprint: string
  /** Hash of the content, by which a moved document is recognised. */
  readonly hash: string
  readonly parts: readonly DocumentPart[]
  /** Whether its text may be injected. Text that reads like an attack on a model is not, either way. Default: false. */
  readonly trusted?: boolean
  /** Whether the parts are of a text that `withoutSecrets` gave, so that `put` does not look for them again. Default: false. */
  readonly isClean?: boolean
  /** In milliseconds since 1970. Default: now. */
  readonly modifiedAt?: number
}

export interface StoredDocument {
  readonly path: string
  /** Empty if it was not stored completely. */
  readonly fingerprint: string
  readonly hash: string
  readonly trusted: boolean
  readonly parts: number
  /** The lines that held forgotten statements when it was stored last: `[first, last]`. */
  readonly forgotten: readonly (readonly [number, number])[]
}

/** What a `put` did to the parts of a document. */
export interface DocumentChange {
  readonly added: number
  /** Kept with id, vector and history. */
  readonly kept: number
  readonly removed: number
  /** The lines of parts that a person has forgotten, or that lost a statement to it: `[first, last]`. */
  readonly forgotten: readonly (readonly [number, number])[]
}

export interface DocumentsOptions {
  /**
   * Opens only the documents that were first stored under these paths, in a time that does not grow with the
   * collection. They can be replaced and removed; adding and moving needs all. Default: all.
   */
  readonly paths?: readonly string[]
}

/** Documents of one owner under one name, such as the files of a folder. Calls for one path run one at a time. */
export interface DocumentCollection {
  list(): readonly StoredDocument[]
  /**
   * A whole text without its secrets, with the same number of lines; unchanged where `memory.redactSecrets` is off. Before
   * a text is split: `put` cuts secrets as well, but does not know one whose lines, or whose name, are in another part.
   */
  withoutSecrets(text: string): string
  /**
   * Stores a document by its difference to what is stored under its path: equal parts are kept as they are, wherever
   * their lines moved. Interrupted, it is completed by the next `put`. What a person forgot stays out while its
   * statement has the same words, with any marker, indentation or emphasis. `limit_exceeded` for a part of more than 8 KiB.
   */
  put(document: DocumentInput): Promise<DocumentChange>
  /** Gives a stored document another path or fingerprint; its parts stay as they are. False if there is none. */
  move(path: string, to: { readonly path: string; readonly fingerprint: string }): Promise<boolean>
  /** Deletes the parts of a document; resolves to their number. They can be restored for `memory.undoDays`. */
  remove(path: string): Promise<number>
}

/** The category of documents that recall may inject. */
export const DOCUMENT = "document"
/** The category of documents that only a search finds. */
export const UNTRUSTED_DOCUMENT = "untrusted-document"

export const DOCUMENT_CATEGORIES: readonly string[] = [DOCUMENT, UNTRUSTED_DOCUMENT]

/** A part in the record of its document. */
export interface PartRecord {
  readonly id: MemoryId
  /** Hash of heading and content. */
  readonly hash: string
  readonly first: number
  readonly last: number
  /** Hashes of its statements. */
  readonly statements: readonly string[]
}

/** What State has of a document. */
export interface DocumentRecord {
  readonly path: string
  readonly fingerprint: string
  readonly hash: string
  readonly trusted: boolean
  readonly parts: readonly PartRecord[]
  /** Hashes of statements that a person has forgotten. */
  readonly forgotten: readonly string[]
  /** The lines that hold them; records of older versions have none. */
  readonly forgottenLines?: readonly (readonly [number, number])[]
}
