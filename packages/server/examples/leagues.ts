// Lists the leagues of a server with the tables of their divisions.
// `npx node --conditions=arkwright:source packages/server/examples/leagues.ts http://127.0.0.1:8080`
import { type Client, client } from '@arkwright/server/client'

export async function leagueTables(api: Client): Promise<string[]> {
  const { leagues } = await api.call('GET /api/leagues')
  const texts = leagues.map(async ({ id, name }) => {
    const { league } = await api.call('GET /api/leagues/:league', { params: { league: id }, query: {} })
    return [
      `${name}, season ${league.season}`,
      ...league.divisions.flatMap(({ division, table }) => [
        `  division ${division}`,
        ...table.map(({ place, person, points, played }) => {
          return `    ${place}. ${person.name}: ${points.toFixed(2)} points in ${played} games`
        }),
      ]),
    ]
  })
  return (await Promise.all(texts)).flat()
}

if (import.meta.main) {
  const [, , url = 'http://127.0.0.1:8080'] = process.argv
  console.log((await leagueTables(client({ url }))).join('\n'))
}
