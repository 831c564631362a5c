// What `npm start` builds, and whether it must: each product has a stamp of its sources and its files.
// Plain JavaScript of 2022, like house.mjs.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const GAMES = ['packages/kernel', 'packages/board-game', 'packages/card-game', 'packages/words', 'packages/bots']
const COMMON = ['package-lock.json', 'tsconfig.base.json']
/** Folders of a package that no product is built from, or that are built. */
const LEFT_OUT = ['dist', 'node_modules', 'test', 'browser', 'trials', 'bench', 'examples', 'generated']

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string[]} sources
 * @property {string[]} files
 */

/** The command with the server, and the page. */
export const PRODUCTS = {
  program: {
    name: 'program',
    sources: [...COMMON, ...GAMES, 'packages/server', 'packages/cli'],
    files: [...[...GAMES, 'packages/server', 'packages/cli'].map(folder => `${folder}/dist`), 'dist/program'],
  },
  page: {
    name: 'page',
    // Of the server the page uses the client, which uses the shapes of the API.
    sources: [...COMMON, ...GAMES, 'packages/server/src/client', 'packages/server/src/api', 'packages/web'],
    files: ['packages/web/dist'],
  },
}

/**
 * Builds a product unless its stamp says that it is up to date. Returns whether it was built.
 * @param {string} root
 * @param {Product} product
 * @param {() => void} build
 */
export function buildIfStale(root, product, build) {
  const stamp = join(root, 'node_modules', '.cache', 'arkwright', `${product.name}.stamp`)
  const sources = hashOfContents(root, product.sources)
  if (read(stamp) === stampOf(root, product, sources)) return false
  // A build that is interrupted leaves no stamp.
  rmSync(stamp, { force: true })
  build()
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, stampOf(root, product, sources))
  return true
}

/**
 * @param {string} root
 * @param {Product} product
 * @param {string} sources
 */
function stampOf(root, { files }, sources) {
  return `${sources} ${hashOfSizes(root, files)}\n`
}

/**
 * Compares contents, not times: a checkout touches files.
 * @param {string} root
 * @param {string[]} paths
 */
function hashOfContents(root, paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesIn(root, path, LEFT_OUT))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Enough to notice that a built file is missing or was built by something else.
 * @param {string} root
 * @param {string[]} paths
 */
function hashOfSizes(root, paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesIn(root, path, []))) {
    hash.update(`${file} ${statSync(join(root, file)).size}\n`)
  }
  return hash.digest('hex')
}

/**
 * The files of a folder, or the file, relative to the root.
 * @param {string} root
 * @param {string} path
 * @param {string[]} leftOut
 * @returns {string[]}
 */
function filesIn(root, path, leftOut) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [path.replaceAll(sep, '/')]
  return readdirSync(join(root, path))
    .filter(name => !leftOut.includes(name) && !name.endsWith('.tsbuildinfo'))
    .sort()
    .flatMap(name => filesIn(root, `${path}/${name}`, leftOut))
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
