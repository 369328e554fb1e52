import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { useSession, useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Modal } from "../ui/modal.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { showToast } from "../ui/toasts.tsx"
import { AddFolder } from "./add-folder.tsx"
import { FileViewer } from "./file-viewer.tsx"
import { type FollowedRoot, hasFiles, listRoots, run, syncRoots } from "./files-api.ts"
import { RootCard } from "./root-card.tsx"

const REFRESH_MS = 5_000

/** The folders that are followed, and the lines of a file that a memory cites. */
export function FilesScreen() {
  const { t, errorText } = useI18n()
  usePageTitle(t("nav.files"))
  const { tenantParam, name } = useTenant()
  const isAdmin = useSession().role === "admin"
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { open, root: openRoot } = useSearch({ from: "/files" })
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<FollowedRoot>()
  const installed = useServerQuery(["actions", "files"], hasFiles)
  const roots = useServerQuery(["roots", name], () => listRoots(tenantParam), {
    enabled: installed.data === true,
    refetchInterval: REFRESH_MS,
  })
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ["roots"] })
    await queries.invalidateQueries({ queryKey: ["files"] })
    await refreshMemories(queries)
  }
  const onError = (error: unknown) => showToast({ variant: "bad", text: t("failed.change", { why: errorText(error) }) })
  const sync = useMutation({
    mutationFn: (path?: string) => syncRoots(path === undefined ? {} : { path }, tenantParam),
    onSuccess: async (results) => {
      const failed = results.find(({ error }) => error !== undefined)
      if (failed?.error !== undefined) onError(new Error(failed.error))
      await refresh()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: (path: string) => run("files_remove", { path }, tenantParam),
    onSuccess: async () => {
      setLeaving(undefined)
      await refresh()
    },
    onError,
  })
  const isBusy = sync.isPending || remove.isPending
  const list = roots.data ?? []
  return (
    <>
      <ScreenHeader title={t("nav.files")} note={t("files.note")}>
        {isAdmin && installed.data === true && (
          <>
            {list.length > 0 && (
              <Button disabled={isBusy} onClick={() => sync.mutate(undefined)}>
                {t("files.sync")}
              </Button>
            )}
            <Button variant="primary" onClick={() => setAdding(true)}>
              {t("files.add")}
            </Button>
          </>
        )}
      </ScreenHeader>
      <div className="grid max-w-4xl gap-4 px-4 pb-8 lg:px-6">
        {installed.isError && <ErrorState error={installed.error} onRetry={() => void installed.refetch()} />}
        {roots.isError && <ErrorState error={roots.error} onRetry={() => void roots.refetch()} />}
        {installed.data === false && (
          <EmptyState icon="files" title={t("files.noPlugin")}>
            {t("files.noPlugin.note")}
          </EmptyState>
        )}
        {roots.isSuccess && list.length === 0 && (
          <EmptyState icon="files" title={t("files.none")}>
            {t("files.note")}
          </EmptyState>
        )}
        <ul className="grid gap-3">
          {list.map((root) => (
            <RootCard
              key={`${root.path} ${root.format} ${root.user} ${root.agent}`}
              root={root}
              isAdmin={isAdmin}
              isBusy={isBusy}
              onSync={() => sync.mutate(root.path)}
              onRemove={() => setLeaving(root)}
            />
          ))}
        </ul>
      </div>
      {isAdding && <AddFolder onAdded={() => void refresh()} onClose={() => setAdding(false)} />}
      {leaving && (
        <Modal title={t("files.remove")} onClose={() => setLeaving(undefined)}>
          <div className="grid gap-4">
            <p className="text-sm wrap-anywhere">
              {t(leaving.format === "markdown" ? "files.remove.notes" : "files.remove.transcripts", {
                path: leaving.path,
              })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="danger" disabled={isBusy} onClick={() => remove.mutate(leaving.path)}>
                {t("files.remove")}
              </Button>
              <Button onClick={() => setLeaving(undefined)}>{t("cancel")}</Button>
            </div>
          </div>
        </Modal>
      )}
      {open !== undefined && (
        <FileViewer citation={open} root={openRoot} onClose={() => void navigate({ to: "/files", search: {} })} />
      )}
    </>
  )
}
