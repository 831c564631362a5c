// Administrator — WF II.1: no fee for reusing a marker, and forbidden spaces are open.
import { tile } from './tile.ts'

export const administrator = tile('administrator', () => ({ noReuseFee: true, usesForbiddenSpaces: true }))
