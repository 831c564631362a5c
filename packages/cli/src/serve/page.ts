// The pages of the local server, as plain HTML without a script.
import type { Command } from '../command.ts'
import type { KnownGame } from '../games.ts'

const NAME = 'Arkwright'

export function homePage(commands: readonly Command[], games: readonly KnownGame[]): string {
  const rows = commands.map(
    ({ name, summary }) => `<tr><td><code>npx arkwright ${name}</code></td><td>${safe(summary)}</td></tr>`,
  )
  return page(
    NAME,
    `<h1>${NAME}</h1>
<p class="lead">A digital home for Stefan Risthaus’s games of the Industrial Revolution.</p>
<p>This is the engine: it referees every rule and can say why. The page to play at comes with the repository, where <code>npm start</code> builds and shows it; everything below works here.</p>
<h2>Games</h2>
<p>${games.map(({ title, game }) => `${safe(title)}, ${game.players.min} to ${game.players.max} players`).join('; ')}.</p>
<h2>On the command line</h2>
<table><tbody>${rows.join('')}</tbody></table>
<p>Each has <code>--help</code>. Three to begin with:</p>
<pre tabindex="0">npx arkwright simulate --games 3 --out games
npx arkwright replay games/spinning-jenny-0001.json
npx arkwright components</pre>
<h2>To read</h2>
<table><tbody>
<tr><td><code>README.md</code></td><td>what this is, and where to go next</td></tr>
<tr><td><code>docs/architecture.md</code></td><td>the rooms of the house</td></tr>
<tr><td><code>docs/rules/</code></td><td>from each section of a rulebook to its code and its tests</td></tr>
<tr><td><code>packages/board-game/README.md</code></td><td>the rules in a program of your own, in ten lines</td></tr>
<tr><td><code>CONTRIBUTING.md</code></td><td>how to join in</td></tr>
</tbody></table>`,
  )
}

export function faultPage(title: string, sentence: string): string {
  return page(
    title,
    `<h1>${safe(title)}</h1>\n<p>${safe(sentence)}</p>\n<p><a class="button" href="/">To the first page</a></p>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
${body}
</main>
<footer>The games, their names and their art belong to their authors and publishers. The code is free under the MIT licence.</footer>
</body>
</html>
`
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
