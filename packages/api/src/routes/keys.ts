import { z } from "zod"
import type { Route } from "../route.ts"
import { successResult } from "../schemas/done.ts"
import { changedKey, createdKey, keyChange, keyId, keyList, newKey } from "../schemas/key.ts"
import { tenantNames } from "../schemas/names.ts"

/** API keys. */
export const keyRoutes = {
  listKeys: {
    method: "GET",
    path: "/api/keys",
    summary: "Keys, oldest first, without their secrets",
    access: "admin",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: keyList },
  },
  createKey: {
    method: "POST",
    path: "/api/keys",
    summary: "Make a key; its secret is in this answer and nowhere else",
    access: "admin",
    body: newKey,
    responses: { 201: createdKey },
  },
  changeKey: {
    method: "PUT",
    path: "/api/keys/{id}",
    summary: "Turn a key's memory off, on again, or half on; without the role admin only one's own, off and back",
    access: "user",
    params: keyId,
    body: keyChange,
    responses: { 200: changedKey },
  },
  revokeKey: {
    method: "DELETE",
    path: "/api/keys/{id}",
    summary: "Revoke a key at once",
    access: "admin",
    params: keyId,
    responses: { 200: successResult },
  },
} as const satisfies Record<string, Route>
