// The host's texts about privacy and terms. A file for one language stands beside the general one: privacy.txt, privacy.de.txt.
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { BadInput, shown } from '@arkwright/kernel'
import type { Language } from '@arkwright/words'
import type { Handlers } from '../api/call.ts'
import type { TEXT_ROUTES } from '../api/text-routes.ts'
import type { Settings } from '../settings.ts'

export type TextName = 'privacy' | 'terms'

/** Undefined: the host set none. Read each time, so a changed file counts at once. */
async function readText({ texts }: Settings, name: TextName, language: Language): Promise<string | undefined> {
  const file = texts[name]
  if (file === undefined) return undefined
  const extension = extname(file)
  const translated = `${file.slice(0, file.length - extension.length)}.${language}${extension}`
  return (await contentOf(translated)) ?? (await contentOf(file))
}

function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** Throws at the start of a server, before people miss the text. */
export async function checkTexts({ texts }: Settings): Promise<void> {
  for (const [name, file] of Object.entries(texts)) {
    if ((await contentOf(file)) === undefined)
      throw new BadInput(`the text about ${name}, ${shown(file)}, cannot be read`)
  }
}

export const TEXT_HANDLERS: Handlers<typeof TEXT_ROUTES> = {
  'GET /api/texts/:text': async ({ house: { settings }, params, query }) => ({
    text: (await readText(settings, params.text, query.language)) ?? null,
    days: settings.retention,
  }),
}
