// `npm run screenshots [-- group …]`: takes pictures of every screen in both themes, on desktop and phone, and of the
// reading pages in three languages. Writes them to .screenshots/ for review; index.html and overview-*.png there show
// them side by side.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { cardPictures } from './card-pictures.ts'
import { chromiumPath, FLAGS } from './chromium.ts'
import { makeSheets } from './contact-sheet.ts'
import { jennyPictures } from './jenny-pictures.ts'
import { lessonPictures } from './lessons-pictures.ts'
import { libraryPictures } from './library-pictures.ts'
import { replayPictures } from './replay-pictures.ts'
import { buildAndServe } from './served.ts'
import { startPictures } from './start-pictures.ts'
import { openStudio, type Pictures } from './studio.ts'
import { waterFramePictures } from './water-frame-pictures.ts'

const GROUPS: readonly Pictures[] = [
  startPictures,
  jennyPictures,
  waterFramePictures,
  cardPictures,
  lessonPictures,
  libraryPictures,
  replayPictures,
]
/** A separate program, because it needs a server and several people. */
const ONLINE = 'online'

const names = [...GROUPS.map(({ group }) => group), ONLINE]
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no pictures are called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(1)
}
const wanted = (name: string): boolean => asked.length === 0 || asked.includes(name)

const { url, stop } = await buildAndServe()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...FLAGS, '--allow-file-access-from-files'],
})
try {
  for (const { group, looks, shoot } of GROUPS.filter(pictures => wanted(pictures.group))) {
    for (const [number, look] of looks.entries()) {
      console.log(`${group} ${number + 1} of ${looks.length}`)
      await shoot(openStudio(browser, url, group), look)
    }
  }
  if (wanted(ONLINE)) {
    console.log(ONLINE)
    const program = fileURLToPath(new URL('online-pictures.ts', import.meta.url))
    const { status } = spawnSync(process.execPath, [...process.execArgv, program], { stdio: 'inherit' })
    if (status !== 0) throw new Error('the online pictures could not be made')
  }
  await makeSheets(browser, names)
} finally {
  await browser.close()
  await stop()
}
