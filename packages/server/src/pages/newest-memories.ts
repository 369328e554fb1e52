import type { Memory } from "@keepsake/core"
import { html } from "hono/html"
import { type Html, page } from "./page.ts"

export interface NewestMemories {
  readonly memories: readonly Memory[]
  readonly total: number
  /** How many newer ones are on the pages before. */
  readonly offset: number
  /** Cursor of the next page. */
  readonly next?: string
  readonly tenant: string
  readonly url: string
}

/** What is remembered, newest first: when, what, of which kind, from where, and whether it is in use. */
export function newestMemoriesPage(shown: NewestMemories): Html {
  return page(
    "Keepsake: newest memories",
    html`<header>
<h1>Newest memories</h1>
<form method="post" action="/signout"><button type="submit">Sign out</button></form>
</header>
<main id="content">
${shown.total === 0 ? empty(shown.url) : listed(shown)}
</main>`,
  )
}

function listed({ memories, total, offset, next, tenant }: NewestMemories): Html {
  const range = memories.length === 0 ? "Nothing more" : `${offset + 1} to ${offset + memories.length}`
  const links = [
    ...(offset === 0 ? [] : [html`<a href="/">Newest</a>`]),
    ...(next === undefined ? [] : [html`<a href="/?cursor=${encodeURIComponent(next)}">Older memories</a>`]),
  ]
  return html`<p class="soft">${range} of ${total} in the tenant ${tenant}.</p>
<ol class="memories" role="list">
${memories.map(item)}
</ol>
${links.length === 0 ? "" : html`<nav aria-label="Pages">${links.map((link) => html`${link} `)}</nav>`}`
}

function item(memory: Memory): Html {
  const at = new Date(memory.createdAt).toISOString()
  return html`<li class="${memory.status}">
<p class="text" dir="auto">${memory.content}</p>
<dl>
<div><dt>Date</dt><dd><time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time></dd></div>
<div><dt>Category</dt><dd dir="auto">${memory.category}</dd></div>
<div><dt>Source</dt><dd dir="auto">${sourceOf(memory)}</dd></div>
<div><dt>Status</dt><dd class="status">${memory.status}</dd></div>
</dl>
</li>
`
}

function sourceOf({ source, owner }: Memory): string {
  const who = [owner.user, owner.agent].filter((name) => name !== undefined)
  return who.length === 0 ? source.origin : `${source.origin} (${who.join(", ")})`
}

function empty(url: string): Html {
  return html`<div class="card">
<h2>Nothing is remembered yet</h2>
<p>Point an OpenAI client at <code>${url}/v1</code> with a Keepsake key, and tell it something about you:</p>
<pre tabindex="0" aria-label="Example"><code>curl ${url}/v1/chat/completions \\
  -H "authorization: Bearer $KEEPSAKE_API_KEY" \\
  -H "content-type: application/json" \\
  -d '{"model": "keepsake-demo", "messages": [{"role": "user", "content": "My dog is called Biscuit."}]}'</code></pre>
<p>Or add one by hand: <code>keepsake add "My dog is called Biscuit."</code> Then load this page again.</p>
</div>`
}
