// Finds a Chrome or Chromium on this machine; on Linux, as a last resort, installs Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Without these flags Debian's browser makes needless network requests, or refuses to run as root. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function chromiumPath(): string {
  const found = installed()
  if (found !== undefined) return found
  if (process.platform === 'linux') {
    console.error("No Chrome or Chromium here: installing Debian's chromium, which takes a minute or two …")
    // A new machine has no package lists yet.
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
      spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const now = installed()
    if (now !== undefined) return now
  }
  throw new Error('the browser tests need Chrome or Chromium: install one, or name it in ARKWRIGHT_BROWSER')
}

function installed(): string | undefined {
  const { ARKWRIGHT_BROWSER: named, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  const places = [...(named === undefined ? [] : [named]), ...onPath, ...PLACES, chromium.executablePath()]
  return places.find(place => existsSync(place))
}
