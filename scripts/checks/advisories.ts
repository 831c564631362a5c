// What is publicly known against packages in our lock file, and from which release on it is mended. `npm audit` knows more and newer ones, but needs a
// registry that answers it; this list needs none, so that every run of the tests holds the lock file to what was found when people last looked.

/** Looked up by hand in public advisories, package by package, on 15 November 2026. */
const ADVISORIES: readonly Advisory[] = [
  { name: 'ajv', mended: ['8.18.0'], what: 'GHSA-2g4f-4pwh-qvx6: endless matching through $data' },
  { name: 'bn.js', mended: ['4.12.3', '5.2.3'], what: 'CVE-2026-2739: endless loop' },
  { name: 'cookie', mended: ['0.7.0'], what: 'GHSA-pxg6-pf52-xh8x: names and paths unchecked' },
  { name: 'debug', mended: ['2.6.9', '3.1.0'], what: 'CVE-2017-16137: slow matching' },
  { name: 'fast-uri', mended: ['3.1.6', '4.1.4'], what: 'GHSA-fph4-wmhf-6fwf and eight more: hosts confused' },
  { name: 'fastify', mended: ['5.12.2'], what: 'GHSA-3m5p-2c4r-xxw2, GHSA-w2qp-rph6-63g4 and others: checks evaded' },
  { name: 'find-my-way', mended: ['9.7.0'], what: 'GHSA-c96f-x56v-gq3h: service denied over HTTP/2' },
  { name: 'jws', mended: ['3.2.3', '4.0.1'], what: 'GHSA-869p-cjfg-cm3x: signatures unchecked' },
  { name: 'kysely', mended: ['0.28.17'], what: 'CVE-2026-44635 and two before it: SQL through JSON paths' },
  { name: 'minimist', mended: ['1.2.6'], what: 'CVE-2021-44906: prototypes polluted' },
  { name: 'nanoid', mended: ['3.3.18', '5.1.16'], what: 'CVE-2026-67213: endless loop' },
  { name: 'nodemailer', mended: ['9.1.0'], what: 'GHSA-2x7j-588g-ccc2, GHSA-p6gq-j5cr-w38f: slow parsing, files read' },
  { name: 'postcss', mended: ['8.5.23'], what: 'GHSA-fxqj-rqcc-2cmp: source maps disclosed' },
  { name: 'semver', mended: ['7.5.2'], what: 'CVE-2022-25883: slow matching' },
  { name: 'smol-toml', mended: ['1.7.1'], what: 'CVE-2026-85730: endless loop' },
  { name: 'vite', mended: ['6.4.3', '7.3.5', '8.0.16'], what: 'CVE-2026-53571: denied files served on Windows' },
  { name: 'zod', mended: ['3.22.3'], what: 'CVE-2023-4316: slow matching of addresses' },
]

interface Advisory {
  readonly name: string
  /** First release that has the fix, of each line that got one, in rising order. */
  readonly mended: readonly string[]
  readonly what: string
}

/** What is known against this release: one sentence, or none. */
export function knownAgainst(name: string, version: string): string[] {
  return ADVISORIES.filter(one => one.name === name && !isMended(version, one.mended)).map(
    ({ what, mended }) => `${name} ${version} has a known fault, mended in ${mended.join(' and ')}: ${what}.`,
  )
}

/** Mended in its own line, or newer than every line that had the fault. */
function isMended(version: string, mended: readonly string[]): boolean {
  const own = mended.find(fix => major(fix) === major(version))
  return isAtLeast(version, own ?? mended.at(-1) ?? '0')
}

function major(version: string): number {
  return Number.parseInt(version, 10)
}

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}
