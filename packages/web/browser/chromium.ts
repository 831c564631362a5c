// Finds a browser on this machine; on Linux, as a last resort, installs Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** The browser without a window system: the same engine for a fifth less processor time. It shows no notices. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Without these flags Debian's browser makes needless network requests, or refuses to run as root; the headless shell
 * would round the width of each letter, which no other browser does.
 */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** For tests and pictures: the headless shell, or else any Chrome or Chromium. */
export function chromiumPath(): string {
  return installed([SHELL, ...WHOLE]) ?? install([SHELL, 'chromium'])
}

/** For what measures the browser that people use. */
export function wholeChromiumPath(): string {
  return installed(WHOLE) ?? install(['chromium'])
}

/** Not every release of Debian has every package: the first that can be installed is taken. */
function install(packages: readonly string[]): string {
  if (process.platform === 'linux') {
    console.error(`No browser here: installing Debian's ${packages[0]}, which takes a minute or two …`)
    // A new machine has no package lists yet.
    aptGet('update')
    for (const name of packages) {
      aptGet('install', '-y', '--no-install-recommends', name)
      const now = installed([name])
      if (now !== undefined) return now
    }
  }
  throw new Error('the browser tests need Chrome or Chromium: install one, or name it in ARKWRIGHT_BROWSER')
}

function aptGet(...args: readonly string[]): void {
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Earlier names come first, wherever they are on PATH. */
function installed(names: readonly string[]): string | undefined {
  const { ARKWRIGHT_BROWSER: named, PATH = '' } = process.env
  const onPath = names.flatMap(name => PATH.split(delimiter).map(folder => join(folder, name)))
  const places = [...(named === undefined ? [] : [named]), ...onPath, ...PLACES, chromium.executablePath()]
  return places.find(place => existsSync(place))
}
