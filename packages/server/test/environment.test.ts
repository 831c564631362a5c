// The settings in the environment: all mistakes at once, each with its variable.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSettings } from '../src/check.ts'
import { settingsFrom } from '../src/environment.ts'

function mistakes(env: Record<string, string>): string[] {
  try {
    settingsFrom(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('PORT and HOST count beside our names, which come first', () => {
  expect(settingsFrom({ PORT: '80', HOST: '0.0.0.0' })).toEqual({ port: 80, portsTried: 1, host: '0.0.0.0' })
  const both = { PORT: '80', ARKWRIGHT_PORT: '81', HOST: '0.0.0.0', ARKWRIGHT_HOST: '::1' }
  expect(settingsFrom(both)).toEqual({ port: 81, portsTried: 1, host: '::1' })
})

test('a HOST that is the name of the machine opens nothing to the network', () => {
  expect(settingsFrom({ HOST: 'workstation' })).toEqual({})
})

test('every mistake is one sentence with the name of its variable', () => {
  expect(
    mistakes({ ARKWRIGHT_URL: 'arkwright', PORT: 'http', ARKWRIGHT_LOG: 'loud', ARKWRIGHT_SMTP: 'mail:secret' }),
  ).toEqual([
    '4 settings are wrong.',
    'PORT must be a whole number from 0 to 65535, not http.',
    'ARKWRIGHT_URL must be an address such as https://arkwright.example, not arkwright.',
    'ARKWRIGHT_LOG must be one of trace, debug, info, warn, error, fatal, silent, not loud.',
    'ARKWRIGHT_SMTP must be an address such as smtps://name:password@mail.example',
  ])
})

test('a misspelt name is refused, with the name that was probably meant', () => {
  expect(mistakes({ ARKWRIGHT_UROL: 'https://a.example' })).toEqual([
    'ARKWRIGHT_UROL is not a setting (did you mean ARKWRIGHT_URL?)',
  ])
  expect(mistakes({ ARKWRIGHT_SOMETHING_ELSE: '1' })).toEqual(['ARKWRIGHT_SOMETHING_ELSE is not a setting'])
})

test('settings that contradict each other are refused; secrets are not repeated', () => {
  expect(mistakes({ DATABASE_URL: 'postgres://db/a', ARKWRIGHT_DATA: 'a.sqlite' })[0]).toMatch(/set only one$/)
  expect(mistakes({ DATABASE_URL: 'postgres://db/a', ARKWRIGHT_REPLICATE: 'file:///b' })[0]).toMatch(/archiving/)
  expect(mistakes({ ARKWRIGHT_MAIL_FROM: 'a@b.example' })[0]).toMatch(/needs ARKWRIGHT_SMTP/)
  expect(mistakes({ DATABASE_URL: 'mysql://root:secret@db' }).join()).not.toContain('secret')
})

test('the check finds what a start would need, and changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'new', 'house.sqlite')
  const { facts, mistakes: none } = await checkSettings({ place: { kind: 'sqlite', file } })
  expect(none).toEqual([])
  expect(facts).toContain(`keeps everything in ${file}`)
  expect(() => rmSync(join(folder, 'new'), { recursive: true })).toThrow(/ENOENT/)
  const { mistakes: two } = await checkSettings({
    place: { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:9/none' },
    texts: { privacy: join(folder, 'missing.txt') },
  })
  expect(two).toEqual([expect.stringMatching(/privacy/), expect.stringMatching(/^DATABASE_URL leads to no database/)])
})
