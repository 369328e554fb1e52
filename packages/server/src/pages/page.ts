import { html } from "hono/html"

/** Marked-up text in which everything that was put in is escaped. */
export type Html = ReturnType<typeof html>

/** What every page has around it. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<div class="page">
${content}
</div>
</body>
</html>
`
}
