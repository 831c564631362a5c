// The built page, read once, so that only existing files can be requested.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { PageAnswer } from '@arkwright/server'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Allows scripts, styles, fonts and pictures from this server only, and nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** File names in this folder change with their contents. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** Addresses the page handles itself. */
const SCREENS = /^\/(?:new|lobby|account|leaders|hosts|privacy|terms|(?:table|person|account)\/.+)?$/

export type BuiltPage = ReadonlyMap<string, PageAnswer>

/** Undefined: there is no built page. */
export function readBuiltPage(folder: string): BuiltPage | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const names = globSync('**/*', { cwd: folder }).filter(name => statSync(join(folder, name)).isFile())
  return new Map(names.map(name => [`/${name.replaceAll(sep, '/')}`, fileAnswer(join(folder, name), name)]))
}

export function pageAnswer(page: BuiltPage, path: string): PageAnswer | undefined {
  return page.get(SCREENS.test(path) ? '/index.html' : path)
}

function fileAnswer(file: string, name: string): PageAnswer {
  const path = `/${name.replaceAll(sep, '/')}`
  const body = readFileSync(file)
  return {
    status: 200,
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    body,
    headers: {
      'Content-Security-Policy': POLICY,
      'Cache-Control': path.startsWith(HASHED) ? FOREVER : ASK_AGAIN,
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
  }
}
