import { useIsFetching, useMutation, useQueryClient } from "@tanstack/react-query"
import { Link, useRouterState } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { client } from "../api/client.ts"
import { useConnection } from "../api/connection.ts"
import { useLiveMemories } from "../api/live.ts"
import { sessionQuery } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Logo } from "../sign-in/logo.tsx"
import { BusyIndicator, useIsBusy } from "../ui/busy-indicator.tsx"
import { IconButton } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { useShortcut, useShortcutListener } from "../ui/shortcuts.ts"
import { showToast, undoNewest } from "../ui/toasts.tsx"
import { Incognito } from "./incognito.tsx"
import { OfflineBanner } from "./offline-banner.tsx"
import { Preferences } from "./preferences.tsx"
import { screens } from "./screens.ts"
import { ShortcutSheet } from "./shortcut-sheet.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import { TenantSwitch } from "./tenant-switch.tsx"

const CommandPalette = lazy(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }))

/** The frame around every screen: header, menu, banners and dialogs. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n()
  const { expired } = useConnection()
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useShortcutListener()
  useLiveMemories()
  const asked = useIsFetching({ predicate: ({ state }) => state.status === "pending" })
  const waits = useIsBusy()
  const [isChoosing, setChoosing] = useState(false)
  useShortcut("mod+k", t("palette"), () => setChoosing(true))
  useShortcut("u", t("undo"), undoNewest)
  useEffect(() => setOpen(false), [path])
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href="#content" className="fixed -top-20 start-3 z-50 rounded-lg bg-card px-3 py-2 focus:top-3">
        {t("skip")}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-ground/95 lg:h-dvh lg:border-e lg:border-b-0">
        <div className="flex h-full flex-col lg:overflow-y-auto lg:px-3 lg:py-4">
          <div className="flex items-center gap-2.5 px-4 py-2 lg:px-2 lg:pb-4">
            <Logo className="size-7" />
            <span translate="no" className="font-semibold tracking-tight">
              Keepsake
            </span>
            {!isOpen && (
              <div className="ms-auto min-w-0 lg:hidden">
                <Incognito isShort />
              </div>
            )}
            <IconButton
              label={t("menu")}
              aria-expanded={isOpen}
              aria-controls="menu"
              onClick={() => setOpen(!isOpen)}
              className={`${isOpen ? "ms-auto" : ""} lg:hidden`}
            >
              <Icon name={isOpen ? "close" : "menu"} />
            </IconButton>
          </div>
          <div
            id="menu"
            className={`${isOpen ? "flex" : "hidden"} max-h-[calc(100dvh-3.5rem)] flex-1 flex-col gap-4 overflow-y-auto px-3 pb-4 lg:flex lg:max-h-none lg:overflow-visible lg:p-0`}
          >
            <button
              type="button"
              onClick={() => setChoosing(true)}
              className="flex min-h-9 items-center gap-2.5 rounded-lg border border-line bg-card px-2.5 text-sm text-soft hover:bg-sunk"
            >
              <Icon name="search" className="size-4" />
              <span className="flex-1 text-start">{t("palette")}</span>
              <kbd className="font-mono text-xs">Ctrl K</kbd>
            </button>
            <nav aria-label={t("nav.label")}>
              <ul className="grid gap-0.5">
                {screens.map(({ to, word, icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      activeOptions={{ exact: to === "/", includeSearch: false }}
                      className="flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 text-sm font-medium text-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-mark"
                    >
                      <Icon name={icon} className="size-4.5" />
                      {t(word)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-auto grid gap-3">
              <Incognito />
              <TenantSwitch />
              <Preferences />
              <SignOut />
            </div>
          </div>
        </div>
      </header>
      <div className="min-w-0">
        <OfflineBanner />
        <BusyIndicator isWaiting={waits} />
        <main id="content" tabIndex={-1} aria-busy={asked > 0} className="outline-none">
          {children}
        </main>
      </div>
      <Suspense>{isChoosing && <CommandPalette onClose={() => setChoosing(false)} />}</Suspense>
      <ShortcutSheet />
      {expired && <SignInAgain />}
    </div>
  )
}

function SignOut() {
  const { t, errorText } = useI18n()
  const queries = useQueryClient()
  const leave = useMutation({
    mutationFn: () => client.signOut(),
    onSuccess: () => {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" })
      queries.setQueryData(sessionQuery.queryKey, null)
    },
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
  })
  return (
    <button
      type="button"
      disabled={leave.isPending}
      className="flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 text-sm font-medium text-soft hover:bg-sunk hover:text-ink"
      onClick={() => leave.mutate()}
    >
      <Icon name="out" className="size-4.5" />
      {t("signOut")}
    </button>
  )
}
