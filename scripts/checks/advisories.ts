// Known faults of packages in our lock file, and the releases that fix them. `npm audit` knows more, but needs a registry that answers it.
// This list needs none, so every test run checks the lock file against it.

/** From public advisories, package by package, on 15 November 2026. */
const ADVISORIES: readonly Advisory[] = [
  { name: 'ajv', fixedIn: ['8.18.0'], what: 'GHSA-2g4f-4pwh-qvx6: endless matching through $data' },
  { name: 'bn.js', fixedIn: ['4.12.3', '5.2.3'], what: 'CVE-2026-2739: endless loop' },
  { name: 'cookie', fixedIn: ['0.7.0'], what: 'GHSA-pxg6-pf52-xh8x: names and paths unchecked' },
  { name: 'debug', fixedIn: ['2.6.9', '3.1.0'], what: 'CVE-2017-16137: slow matching' },
  { name: 'fast-uri', fixedIn: ['3.1.6', '4.1.4'], what: 'GHSA-fph4-wmhf-6fwf and eight more: hosts confused' },
  { name: 'fastify', fixedIn: ['5.12.2'], what: 'GHSA-3m5p-2c4r-xxw2, GHSA-w2qp-rph6-63g4 and others: checks evaded' },
  { name: 'find-my-way', fixedIn: ['9.7.0'], what: 'GHSA-c96f-x56v-gq3h: service denied over HTTP/2' },
  { name: 'jws', fixedIn: ['3.2.3', '4.0.1'], what: 'GHSA-869p-cjfg-cm3x: signatures unchecked' },
  { name: 'kysely', fixedIn: ['0.28.17'], what: 'CVE-2026-44635 and two before it: SQL through JSON paths' },
  { name: 'minimist', fixedIn: ['1.2.6'], what: 'CVE-2021-44906: prototypes polluted' },
  { name: 'nanoid', fixedIn: ['3.3.18', '5.1.16'], what: 'CVE-2026-67213: endless loop' },
  {
    name: 'nodemailer',
    fixedIn: ['9.1.0'],
    what: 'GHSA-2x7j-588g-ccc2, GHSA-p6gq-j5cr-w38f: slow parsing, files read',
  },
  { name: 'postcss', fixedIn: ['8.5.23'], what: 'GHSA-fxqj-rqcc-2cmp: source maps disclosed' },
  { name: 'semver', fixedIn: ['7.5.2'], what: 'CVE-2022-25883: slow matching' },
  { name: 'smol-toml', fixedIn: ['1.7.1'], what: 'CVE-2026-85730: endless loop' },
  { name: 'vite', fixedIn: ['6.4.3', '7.3.5', '8.0.16'], what: 'CVE-2026-53571: denied files served on Windows' },
  { name: 'zod', fixedIn: ['3.22.3'], what: 'CVE-2023-4316: slow matching of addresses' },
]

interface Advisory {
  readonly name: string
  /** The first release with the fix, for each major version that got one, in rising order. */
  readonly fixedIn: readonly string[]
  readonly what: string
}

/** The known faults of this release, one sentence each. */
export function knownAgainst(name: string, version: string): string[] {
  return ADVISORIES.filter(one => one.name === name && !isFixed(version, one.fixedIn)).map(
    ({ what, fixedIn }) => `${name} ${version} has a known fault, fixed in ${fixedIn.join(' and ')}: ${what}.`,
  )
}

/** Fixed in its major version, or newer than every version with the fault. */
function isFixed(version: string, fixedIn: readonly string[]): boolean {
  const own = fixedIn.find(fix => major(fix) === major(version))
  return isAtLeast(version, own ?? fixedIn.at(-1) ?? '0')
}

function major(version: string): number {
  return Number.parseInt(version, 10)
}

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}
