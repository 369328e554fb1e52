const button = (page, name) => page.getByRole("button", { name, exact: true })
const migrationPanel = (page) => page.getByRole("region", { name: "Move to another store" })

/** Further actions of administrators, like those in `actions.mjs`. */
export const adminActions = {
  "signing in": {
    call: "POST /api/sign-in",
    path: "/memories",
    isSignedIn: false,
    async act(page, { admin }) {
      await page.locator("input[name=key]").fill(admin)
      await page.keyboard.press("Enter")
    },
    again: (page) => page.keyboard.press("Enter"),
    typed: (page, { admin }) => [page.locator("input[name=key]"), admin],
    well: (page) => page.getByRole("heading", { level: 1, name: "Memories" }).waitFor(),
  },
  "revoking a key": {
    call: "DELETE /api/keys/",
    path: "/settings",
    async act(page) {
      const key = page.getByRole("listitem").filter({ hasText: "an old phone" })
      await key.getByRole("button", { name: "Revoke" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click()
    },
    well: (page) => page.getByText("Revoked.").waitFor(),
  },
  "beginning to move": {
    call: "POST /api/migration",
    path: "/settings",
    async act(page) {
      await migrationPanel(page)
        .getByLabel(/^From sqlite to/)
        .fill("sqlite:elsewhere.db")
      await button(page, "Start copying").click()
    },
    again: (page) => button(page, "Start copying").click(),
    typed: (page) => [migrationPanel(page).getByLabel(/^From sqlite to/), "sqlite:elsewhere.db"],
    well: (page) => migrationPanel(page).getByText("Both stores are identical").waitFor(),
  },
  "giving a move up": {
    call: "DELETE /api/migration",
    path: "/settings",
    act: (page) => button(page, "Cancel the move").click(),
    well: (page) =>
      migrationPanel(page)
        .getByLabel(/^From sqlite to/)
        .waitFor(),
  },
}

/** For a server with an embedder and a Qdrant server. */
export const vectorActions = (qdrant) => {
  const vectors = (page) => page.getByRole("region", { name: "Vectors" })
  const unfold = (page, name) => vectors(page).locator("summary", { hasText: name }).click()
  return {
    "vectors into Qdrant": {
      call: "PUT /api/settings/qdrant",
      path: "/settings",
      async act(page) {
        await unfold(page, "Store vectors in Qdrant")
        await vectors(page).getByLabel("Address").fill(qdrant.url)
        await vectors(page).getByLabel("API key").fill(qdrant.apiKey)
        await vectors(page).getByRole("button", { name: "Switch on" }).click()
      },
      again: (page) => vectors(page).getByRole("button", { name: "Switch on" }).click(),
      typed: (page) => [vectors(page).getByLabel("API key"), qdrant.apiKey],
      well: (page) => vectors(page).getByText(`Qdrant, ${qdrant.url}`).waitFor(),
    },
    "a test search": {
      call: "POST /api/settings/qdrant/search",
      path: "/settings",
      async act(page) {
        await unfold(page, "Test search")
        await vectors(page).getByLabel("Question").fill("bees on the roof")
        await vectors(page).getByRole("button", { name: "Search" }).click()
      },
      again: (page) => vectors(page).getByRole("button", { name: "Search" }).click(),
      typed: (page) => [vectors(page).getByLabel("Question"), "bees on the roof"],
      well: (page) => vectors(page).getByRole("listitem").first().filter({ hasText: "Keeps bees" }).waitFor(),
    },
    "comparing and repairing": {
      call: "POST /api/reconcile",
      path: "/settings",
      act: (page) => vectors(page).getByRole("button", { name: "Compare and repair" }).click(),
      well: (page) => page.getByText(/compared, 0 repaired/).waitFor(),
    },
    "counting before a clean-up": {
      call: "POST /api/settings/qdrant/cleanup",
      path: "/settings",
      async act(page) {
        await unfold(page, "Clean up")
        await vectors(page).getByRole("button", { name: "Count" }).click()
      },
      again: (page) => vectors(page).getByRole("button", { name: "Count" }).click(),
      well: (page) => vectors(page).getByText("0 memories would be erased.").waitFor(),
    },
    "vectors back into the store": {
      call: "PUT /api/settings/qdrant",
      path: "/settings",
      async act(page) {
        await unfold(page, "Store vectors in Qdrant")
        await vectors(page).getByRole("button", { name: "Switch off" }).click()
      },
      again: (page) => vectors(page).getByRole("button", { name: "Switch off" }).click(),
      well: (page) => vectors(page).getByText("sqlite, with the records").waitFor(),
    },
  }
}
