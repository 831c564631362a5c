// The contract as a readable page: plain HTML without a script.
import { z } from 'zod'
import { CONTRACT } from './contract.ts'
import { WHO } from './openapi.ts'
import type { Route } from './route.ts'

export function descriptionPage(): string {
  const sections = (Object.entries(CONTRACT) as [string, Route][]).map(([name, route]) => section(name, route))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arkwright: the API</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<main>
<h1>The API of this house</h1>
<p>JSON in, JSON out. The same as a description for programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>A program sends its token as <code>Authorization: Bearer …</code>. What is not granted comes as
<code>{"fault": {"code", "message", …}}</code>: 400 could not be read, 401 sign in, 403 not yours to do, 404 not there or not for you,
409 something happened meanwhile (with the news), 422 refused by the rules (with the refusal), 429 too often.</p>
<p>The stream of a table is <code>text/event-stream</code>: events <code>here</code>, <code>entry</code>, <code>chat</code>, <code>draft</code>,
with ids <code>sequence.chat</code>; send the last one as <code>Last-Event-ID</code> to go on where you were.</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function section(name: string, route: Route): string {
  const shapes = [
    ['query', route.query],
    ['body', route.body],
    ['answer', route.stream === true ? undefined : route.answer],
  ] as const
  const details = shapes.flatMap(([what, shape]) =>
    shape === undefined
      ? []
      : `<details><summary>${what}</summary><pre tabindex="0">${safe(shown(shape, what))}</pre></details>`,
  )
  return `<section>
<h2><code>${safe(name)}</code></h2>
<p>${safe(route.what)} <em>For ${safe(WHO[route.access])}.</em></p>
${details.join('\n')}
</section>`
}

function shown(shape: z.ZodType, what: string): string {
  const { $schema: _version, ...rest } = z.toJSONSchema(shape, {
    io: what === 'answer' ? 'output' : 'input',
    unrepresentable: 'any',
  })
  return JSON.stringify(rest, undefined, 2)
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export const DESCRIPTION_STYLE = `:root { color-scheme: light dark; --paper: #faf6ec; --ink: #2b2620; --line: #d8cdb6; --accent: #8a3b12; --card: #fffdf6; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1916; --ink: #ece4d4; --line: #3d362d; --accent: #e59a63; --card: #25211c; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 5rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 Georgia, serif; }
h2 { margin: 2rem 0 0.25rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.0625rem; }
a, summary { color: var(--accent); }
summary { cursor: pointer; }
code, pre { font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { overflow-x: auto; max-height: 24rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--card); }
`
