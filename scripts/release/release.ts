// `npm run release`: packs every public package into dist/release and checks each; `-- --api` stores the API of this version first.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openApi } from '../../packages/server/src/api/openapi.ts'
import { runNpm } from '../checks/tool.ts'
import { root } from '../house.mjs'
import { missingIn, PUBLIC, versions } from './packages.ts'

function storeApi(version: string): void {
  const file = join(root, 'packages', 'server', 'releases', `openapi-${version}.json`)
  writeFileSync(file, `${JSON.stringify(openApi())}\n`)
  console.log(`stored ${file}`)
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { api: { type: 'boolean', default: false } } })
  const [version = '', ...others] = [...new Set(versions())]
  if (others.length > 0) {
    console.error(`The packages have different versions: ${[version, ...others].join(', ')}.`)
    return 1
  }
  if (values.api) storeApi(version)
  const folder = join(root, 'dist', 'release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packages = PUBLIC.map(name => join(root, 'packages', name))
  const packed = await runNpm(['pack', '--silent', ...packages, '--pack-destination', folder], root)
  if (packed.code !== 0) {
    console.error(packed.all)
    return packed.code
  }
  const faults = readdirSync(folder).flatMap(file => {
    const tarball = join(folder, file)
    const names = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n')
    const manifest = JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }))
    console.log(`${file.padEnd(36)} ${(statSync(tarball).size / 1e3).toFixed(0).padStart(6)} kB`)
    return missingIn(manifest, path => names.includes(`package/${path}`)).map(path => `${file} lacks ${path}`)
  })
  if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`## [${version}]`))
    faults.push(`CHANGELOG.md has no section ${version}`)
  if (!existsSync(join(root, 'packages', 'server', 'releases', `openapi-${version}.json`)))
    faults.push(`the API of ${version} is not stored: npm run release -- --api`)
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

process.exitCode = await main()
