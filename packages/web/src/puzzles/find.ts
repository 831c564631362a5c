// Finds a puzzle by its name: among those that ship with the page, or in my own games.
import { loadPuzzles, type OpenPuzzle } from './library.ts'
import { findOwn } from './own.ts'
import { isOwn } from './own-name.ts'

export async function findPuzzle(name: string): Promise<OpenPuzzle | undefined> {
  if (isOwn(name)) return findOwn(name)
  return (await loadPuzzles()).find(one => one.name === name)
}
