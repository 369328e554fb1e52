import { html } from "hono/html"
import { type Html, page } from "./page.ts"

/** For whoever is not signed in: how to be. `problem` says why the last try failed. */
export function signInPage(problem?: string): Html {
  const alert = problem === undefined ? "" : html`<p class="alert" role="alert" id="problem">${problem}</p>`
  return page(
    "Keepsake: sign in",
    html`<header><h1>Keepsake</h1></header>
<main id="content">
<p>Keepsake is running. To see what it remembers, sign in.</p>
${alert}
<h2>With a key</h2>
<form class="card" method="post" action="/signin">
<label for="key">Keepsake key</label>
<input id="key" name="key" type="password" autocomplete="current-password" required placeholder="kp_…">
<button type="submit">Sign in</button>
</form>
<h2>With a link</h2>
<p>Each start of <code>keepsake serve</code> prints a link that signs you in once, for ten minutes.</p>
</main>`,
  )
}
