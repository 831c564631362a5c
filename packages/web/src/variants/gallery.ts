// The gallery: our own variants, one file each. Names and reasons are shown in the reader's language; the files have them in English.
import { type Printing, parsePrinting } from '@arkwright/kernel'
import evenSeats from './gallery/even-seats.json?raw'
import generousFirstGame from './gallery/generous-first-game.json?raw'
import highWages from './gallery/high-wages.json?raw'
import longCardGame from './gallery/long-card-game.json?raw'
import noHarbour from './gallery/no-harbour.json?raw'
import shortSpinningJenny from './gallery/short-spinning-jenny.json?raw'

const FILES = { shortSpinningJenny, generousFirstGame, highWages, noHarbour, longCardGame, evenSeats }

/** The key of its words. */
export type GalleryKey = keyof typeof FILES

export interface Exhibit {
  readonly key: GalleryKey
  readonly printing: Printing
}

export const GALLERY: readonly Exhibit[] = (Object.keys(FILES) as GalleryKey[]).map(key => ({
  key,
  printing: parsePrinting(FILES[key]),
}))
