import type { z } from "zod"
import { Collection } from "./collection.ts"
import { inputError, notFoundError, QdrantError } from "./qdrant-error.ts"
import type { AliasAction, createCollection, DenseParams } from "./shapes/collections.ts"

/** All collections of a server, with their aliases. */
export class CollectionRegistry {
  readonly #collections = new Map<string, Collection>()
  readonly #aliases = new Map<string, string>()

  /** Finds a collection by name or alias; 404. */
  find(name: string): Collection {
    const collection = this.#collections.get(this.#aliases.get(name) ?? name)
    if (collection === undefined) throw notFoundError(`Collection \`${name}\` doesn't exist!`)
    return collection
  }

  has(name: string): boolean {
    return this.#collections.has(this.#aliases.get(name) ?? name)
  }

  names(): readonly { readonly name: string }[] {
    return [...this.#collections.keys()].map((name) => ({ name }))
  }

  create(name: string, given: z.infer<typeof createCollection>): void {
    const wrong = /[<>:"/\\|?*\0]/.exec(name)
    if (wrong !== null || name.length > 255) {
      const why = wrong === null ? "is too long" : `cannot contain "${wrong[0]}" char`
      throw new QdrantError(422, `Validation error in path parameters: [collection_name: collection name ${why}]`)
    }
    if (this.#collections.has(name)) throw new QdrantError(409, `Wrong input: Collection \`${name}\` already exists!`)
    if (this.#aliases.has(name)) {
      throw inputError(`Can't create collection with name ${name}. Alias with the same name already exists`)
    }
    this.#collections.set(name, newCollection(given))
  }

  /** `false` if no collection has this name; aliases do not count. Deletes its aliases, too. */
  delete(name: string): boolean {
    for (const [alias, target] of this.#aliases) if (target === name) this.#aliases.delete(alias)
    return this.#collections.delete(name)
  }

  aliases(of?: string): readonly { readonly alias_name: string; readonly collection_name: string }[] {
    return [...this.#aliases]
      .filter(([, collection]) => of === undefined || collection === of)
      .map(([alias_name, collection_name]) => ({ alias_name, collection_name }))
  }

  /** Applies all actions, or none if one fails. */
  changeAliases(actions: readonly AliasAction[]): void {
    const before = new Map(this.#aliases)
    try {
      for (const action of actions) this.#changeAlias(action)
    } catch (failure) {
      this.#aliases.clear()
      for (const [alias, collection] of before) this.#aliases.set(alias, collection)
      throw failure
    }
  }

  #changeAlias(action: AliasAction): void {
    if ("create_alias" in action) {
      const { alias_name, collection_name } = action.create_alias
      if (!this.#collections.has(collection_name))
        throw notFoundError(`Collection \`${collection_name}\` doesn't exist!`)
      if (this.#collections.has(alias_name)) {
        throw new QdrantError(409, `Wrong input: Collection \`${alias_name}\` already exists!`)
      }
      this.#aliases.set(alias_name, collection_name)
    } else if ("delete_alias" in action) {
      this.#aliases.delete(action.delete_alias.alias_name)
    } else {
      const { old_alias_name, new_alias_name } = action.rename_alias
      const collection = this.#aliases.get(old_alias_name)
      if (collection === undefined) throw notFoundError(`Alias ${old_alias_name} does not exists!`)
      this.#aliases.delete(old_alias_name)
      this.#aliases.set(new_alias_name, collection)
    }
  }
}

function newCollection(given: z.infer<typeof createCollection>): Collection {
  return new Collection(
    {
      vectors: parseDenseParams(given.vectors),
      sparse: new Map(Object.entries(given.sparse_vectors ?? {})),
      replication: {
        shard_number: given.shard_number ?? 1,
        replication_factor: given.replication_factor ?? 1,
        write_consistency_factor: given.write_consistency_factor ?? 1,
      },
      onDiskPayload: given.on_disk_payload ?? true,
    },
    given.strict_mode_config ?? {},
    given.metadata ?? undefined,
  )
}

function parseDenseParams(given: z.infer<typeof createCollection>["vectors"]): Map<string, DenseParams> {
  if (given === null || given === undefined) return new Map()
  if (isUnnamed(given)) return new Map([["", given]])
  return new Map(Object.entries(given))
}

function isUnnamed(given: DenseParams | Readonly<Record<string, DenseParams>>): given is DenseParams {
  return typeof given.size === "number"
}
