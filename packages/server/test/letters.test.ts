// E-mails: in the reader's language and calendar, through a real SMTP conversation.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gameName, momentFor, preferredLanguage, turnsText, wordsFor } from '../src/notices/words.ts'
import { NOTICE_DELAY } from '../src/play/follow-ups.ts'
import { seatAll } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'
import { type MailServer, mailServer, readLetter } from './smtp.ts'

const FROM = 'Arkwright <house@example.org>'
const PASSWORD = 'a long enough password'
const HOUR = 3_600_000
let number = 0

async function registered(house: TestHouse, name: string, language: 'en' | 'fr' | 'de'): Promise<Guest> {
  const guest = await house.guest(name)
  await guest.call('PATCH /api/me', { body: { language, timeZone: 'Europe/Berlin' } })
  await guest.call('POST /api/register', { body: { email: `letters${++number}@example.org`, password: PASSWORD } })
  await house.rest()
  const { db } = house.server.open.house
  await db.updateTable('people').set({ email_proved: 1 }).where('id', '=', guest.id).execute()
  return guest
}

const withMail = (kind: 'sqlite' | 'postgres', { port }: MailServer, more = '') =>
  openTestHouse(kind, {
    publicUrl: 'https://arkwright.example',
    mail: { smtp: `smtp://${more}127.0.0.1:${port}`, from: FROM },
  })

onBoth('letters', kind => {
  let server: MailServer
  let house: TestHouse
  beforeAll(async () => {
    server = await mailServer()
    house = await withMail(kind, server)
  })
  beforeEach(() => {
    server.got.length = 0
  })

  test.each([
    ['en', 'Arkwright: is this your address?', 'If it was you, confirm it here by Thursday 8 January at 13:00 CET:'],
    [
      'fr',
      'Arkwright\u00a0: est-ce votre adresse\u00a0?',
      'confirmez-la ici avant le jeudi 8 janvier à 13:00 UTC+1\u00a0:',
    ],
    ['de', 'Arkwright: Ist das deine Adresse?', 'bestätige sie hier bis Donnerstag, 8. Januar um 13:00 MEZ:'],
  ] as const)('the e-mail that proves an address, in %s', async (language, subject, sentence) => {
    await registered(house, 'Ada', language)
    const [letter] = server.got
    if (letter === undefined) throw new Error('no e-mail arrived')
    expect(letter).toMatchObject({ from: 'house@example.org', to: [`letters${number}@example.org`] })
    expect(readLetter(letter).subject).toBe(subject)
    expect(readLetter(letter).text).toContain(sentence)
    expect(readLetter(letter).text).toMatch(/https:\/\/arkwright\.example\/account\?prove=[\w-]{20,}/)
  })

  test('every e-mail about games ends with a link that stops them', async () => {
    const zoe = await registered(house, 'Zoe', 'en')
    const write = () => zoe.call('POST /api/notices/test', { body: { by: 'email' } })
    server.got.length = 0
    await write()
    const [letter] = server.got.map(readLetter)
    const token = /\/account\?unsubscribe=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    const anyone = clientOf(house.server)
    for (const forged of [`${zoe.id}.`, `${token.slice(0, -1)}_`, token.replace(/^[^.]+/, 'somebody')]) {
      await expect(anyone.call('POST /api/unsubscribe', { body: { token: forged } })).rejects.toMatchObject({
        status: 404,
      })
    }
    await anyone.call('POST /api/unsubscribe', { body: { token } })
    const { me } = await zoe.call('GET /api/me')
    expect([me?.notices.turn, me?.notices.over, me?.notices.invited].map(one => one?.email)).toEqual([
      false,
      false,
      false,
    ])
    expect(me?.notices.turn.push).toBe(true)
  })

  test('your turn, with the time when the clock runs out', async () => {
    const players = [await registered(house, 'Ada', 'de'), await registered(house, 'Bob', 'de')]
    server.got.length = 0
    const table = await seatAll(players, { clock: { kind: 'move', perMove: 24 * HOUR, atZero: 'bot' } })
    house.later(NOTICE_DELAY)
    await house.rest()
    const letters = server.got.map(readLetter)
    expect(letters).toMatchObject([{ subject: 'Arkwright: Du bist am Zug' }])
    const [body, footer] = letters[0]?.text.split('\n\n-- \n') ?? []
    expect(body).toBe(
      `Du bist am Zug in deiner Partie Spinning Jenny. Deine Zeit läuft bis Dienstag, 6. Januar um 13:00 MEZ.\n\nhttps://arkwright.example/table/${table.code}`,
    )
    expect(footer).toMatch(/^Keine E-Mails mehr über Partien: https:/)
  })

  test('an invitation in the language of its reader, not of its sender', async () => {
    const ada = await registered(house, 'Ines', 'en')
    const zoe = await registered(house, 'Zoé', 'fr')
    server.got.length = 0
    const { table } = await ada.call('POST /api/tables', {
      body: {
        game: 'card-game',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: false,
      },
    })
    await ada.call('POST /api/tables/:table/invite', { params: { table: table.id }, body: { person: zoe.id } })
    await house.rest()
    expect(server.got.map(readLetter)).toMatchObject([
      {
        subject: 'Arkwright\u00a0: une invitation',
        text: expect.stringContaining('Ines vous invite à une partie (Arkwright\u00a0: le jeu de cartes).'),
      },
    ])
  })

  test('a mail server that requires a name and password gets them', async () => {
    const strict = await mailServer({ account: { name: 'house', password: 'secret' } })
    const other = await withMail(kind, strict, 'house:secret@')
    const ada = await registered(other, 'Ada', 'en')
    expect(await ada.call('POST /api/notices/test', { body: { by: 'email' } })).toEqual({ sent: true, why: null })
    expect(strict.got.map(({ signedIn }) => signedIn)).toEqual(['house', 'house'])
  })

  test.each([
    ['a wrong password', 'house:wrong@', ''],
    ['no encryption where it is required', 'house:secret@', '?requireTLS=true'],
  ])('%s: nothing is sent, the log says why, and the test button reports a failure', async (_name, more, query) => {
    const strict = await mailServer({ account: { name: 'house', password: 'secret' } })
    const other = await openTestHouse(kind, {
      mail: { smtp: `smtp://${more}127.0.0.1:${strict.port}/${query}`, from: FROM },
    })
    const ada = await registered(other, 'Ada', 'en')
    expect(await ada.call('POST /api/notices/test', { body: { by: 'email' } })).toMatchObject({ sent: false })
    expect(strict.got).toEqual([])
    expect(other.log).toContainEqual(expect.objectContaining({ level: 'warn', text: 'an e-mail could not be sent' }))
  })
})

onBoth('the language of a person', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  test('is the browser’s by default and can be changed', async () => {
    const response = await fetch(`http://127.0.0.1:${house.server.port}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'nl, fr-BE;q=0.8, en;q=0.5' },
      body: JSON.stringify({ name: 'Zoé' }),
    })
    expect(await response.json()).toMatchObject({ me: { language: 'fr' } })
    const ada = await house.guest('Ada')
    expect((await ada.call('GET /api/me')).me?.language).toBe('en')
    expect((await ada.call('PATCH /api/me', { body: { language: 'de' } })).me.language).toBe('de')
    await expect(
      clientOf(house.server, ada.jar).call('PATCH /api/me', { body: { language: 'nl' as 'de' } }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

test('dates use the reader’s language and time zone', () => {
  const at = Date.UTC(2026, 6, 14, 16, 5)
  const moments = (['en', 'fr', 'de'] as const).map(language =>
    momentFor({ language, time_zone: 'Asia/Kolkata' }, at).replaceAll(/\s/g, ' '),
  )
  expect(moments).toEqual([
    'Tuesday 14 July at 21:35 GMT+5:30',
    'mardi 14 juillet à 21:35 UTC+5:30',
    'Dienstag, 14. Juli um 21:35 GMT+5:30',
  ])
  expect(preferredLanguage(undefined)).toBe('en')
})

test('several tables in one message: a line for each, with its link', async () => {
  const words = await wordsFor({ language: 'fr' })
  const game = gameName(words, 'water-frame')
  const lines = [
    { game, until: 'lundi', link: 'https://a' },
    { game: gameName(words, 'gone'), until: undefined, link: 'https://b' },
  ]
  expect(turnsText(words, lines)).toEqual({
    title: 'Arkwright\u00a0: 2 tables vous attendent',
    text: 'Water Frame, jusqu’au lundi\u00a0: https://a\ngone\u00a0: https://b',
  })
  expect(turnsText(words, lines.slice(1)).text).toBe('C’est à vous de jouer (gone).')
})
