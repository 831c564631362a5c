// Games begun under earlier revisions of the rules, as the programs of that time wrote them. Every store of games must
// be able to continue them.
import { readFileSync } from 'node:fs'
import { type AnyGame, type GameFile, parseGameFile, sha256Hex, verifyGameFile } from '@arkwright/kernel'

export interface FormerGame {
  readonly file: GameFile
  /** Fingerprint of the last position when the file was written. */
  readonly fingerprint: string
}

export const FORMER_GAMES: readonly FormerGame[] = [
  { file: read('card-game-two-revision-1'), fingerprint: '6e7627462eeccc7b5e50d4f725254790' },
  { file: read('card-game-four-revision-1'), fingerprint: '3a2086e076b8aadf89ae9a611c4771d1' },
  { file: read('card-game-solo-revision-2'), fingerprint: 'efb176ae4ecee4a858346bdc83e2fd06' },
  { file: read('card-game-solo-expert-revision-2'), fingerprint: 'b76d44d9410b7d71e2c0755a21f61ac9' },
  { file: read('card-game-three-expert-revision-2'), fingerprint: '5e08aa30c7b70e587eddda4acfbc7252' },
  { file: read('card-game-four-revision-2'), fingerprint: '1c52695520eb65840928907b914f4b05' },
  { file: read('water-frame-three-revision-1'), fingerprint: 'c0b1fe98aab6f60c2f6c8b7dd158810a' },
  { file: read('water-frame-three-2014-revision-2'), fingerprint: '4d3d6a8948e08d7dc4ac9e96d501dc42' },
  { file: read('water-frame-four-2016-revision-2'), fingerprint: '81f724837327c9e208357e6e5ca8457b' },
  { file: read('water-frame-four-2016-revision-3'), fingerprint: 'e3fd720ce893a2b9564839ebd962ef35' },
  { file: read('spinning-jenny-four-revision-1'), fingerprint: '2a94768583a4201205e7ea165ec688ff' },
]

export function formerGamesOf({ id }: Pick<AnyGame, 'id'>): readonly FormerGame[] {
  return FORMER_GAMES.filter(({ file }) => file.game === id)
}

/** Fingerprint of the last position of a valid, finished game; undefined for any other. */
export function endOf(file: GameFile, games: readonly AnyGame[]): string | undefined {
  const verdict = verifyGameFile(file, games)
  if (!(verdict.ok && verdict.over)) return undefined
  const { game, position } = verdict.journal
  return sha256Hex(JSON.stringify(game.view(position, 'spectator'))).slice(0, 32)
}

function read(name: string): GameFile {
  return parseGameFile(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8'))
}
