// Follows the most frequent choices from the set-up on, as the bots of a level have played, and prints what each earned.
// `npx node --conditions=arkwright:source packages/server/examples/explorer.ts http://127.0.0.1:8080`
import { type AnswerOf, type Client, client } from '@arkwright/server/client'

type Source = AnswerOf<'GET /api/explorer/sources'>['sources'][number]
type Choice = AnswerOf<'GET /api/explorer'>['choices'][number]

export async function mainLine(
  api: Client,
  { pool, level, game, options }: Source,
  longest: number,
): Promise<Choice[]> {
  const where = { pool, ...(level !== null && { level }) }
  const line: Choice[] = []
  let query: object = { game, options: JSON.stringify(options), moves: '' }
  while (line.length < longest) {
    const { choices } = await api.call('GET /api/explorer', { query: { ...where, ...query } })
    const [most] = choices.toSorted((one, other) => other.games - one.games)
    if (most === undefined) break
    line.push(most)
    query = { key: most.next }
  }
  return line
}

if (import.meta.main) {
  const [, , url = 'http://127.0.0.1:8080'] = process.argv
  const api = client({ url })
  for (const source of (await api.call('GET /api/explorer/sources')).sources) {
    console.log(`${source.game} by ${source.players}, ${source.level ?? 'people'}: ${source.games} games`)
    for (const { turn, games, score } of await mainLine(api, source, 5))
      console.log(`  ${turn}: ${games} games, £${score.toFixed(0)} on average`)
  }
}
