import { loadedOnce } from './loaded-once.ts'

/** What lists the choices of a position in groups: few players ask for it. */
export const chooserOf = loadedOnce(page => page.chooser())
