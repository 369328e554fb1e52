import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { changedKey, createdKey, keyChange, keyId, keyList, newKey } from "../schemas/key.ts"
import { tenantNames } from "../schemas/names.ts"
import { successResult } from "../schemas/results.ts"

/** API keys. */
export const keyRoutes = {
  listKeys: {
    ...endpoint("admin", "GET", "/api/keys"),
    summary: "List keys without their secrets, oldest first",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: keyList },
  },
  createKey: {
    ...endpoint("admin", "POST", "/api/keys"),
    summary: "Create a key; only this response contains its secret",
    body: newKey,
    responses: { 201: createdKey },
  },
  changeKey: {
    ...endpoint("user", "PUT", "/api/keys/{id}"),
    summary: "Set a key's memory mode; without the role admin only for the own key, to off or back",
    params: keyId,
    body: keyChange,
    responses: { 200: changedKey },
  },
  revokeKey: {
    ...endpoint("admin", "DELETE", "/api/keys/{id}"),
    summary: "Revoke a key at once",
    params: keyId,
    responses: { 200: successResult },
  },
} as const satisfies Record<string, Route>
