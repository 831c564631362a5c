// Decades, technology levels and obsolescence — SJ 4.1.III, 6.IV; WF 5.0, 6.IV; ruling 21. Round 0 is the preparation round of 1760.
import { figure } from '@arkwright/kernel'

export const FIRST_YEAR = 1760

/** Two players of Water Frame have event markers for four decades and the end. */
const DECADES = { min: 2, max: 5 }

export const SPINNING_JENNY_TIMETABLE = {
  decades: figure(3, 'rulebook', 'SJ 3.0: the 1770s, 1780s and 1790s', DECADES),
  levelByDecade: figure(
    { y1760: 1, y1770: 1, y1780: 2, y1790: 2 },
    'rulebook',
    'SJ 4.0 and the labels of the special markers mat',
    { min: 1, max: 2 },
  ),
  obsoleteByDecade: figure(
    { y1760: 0, y1770: 0, y1780: 0, y1790: 1 },
    'derived',
    'SJ 6.IV names the decade; the level follows',
    { max: 1 },
  ),
}

export const WATER_FRAME_TIMETABLE = {
  decades: figure(5, 'rulebook', 'WF 3.0: the 1770s to the 1810s', DECADES),
  levelByDecade: figure(
    { y1760: 1, y1770: 1, y1780: 2, y1790: 3, y1800: 4, y1810: 4 },
    'derived',
    'six decades for four levels; only so can every obsolete level be replaced a decade before',
    { min: 1, max: 4 },
  ),
  obsoleteByDecade: figure(
    { y1760: 0, y1770: 0, y1780: 0, y1790: 1, y1800: 2, y1810: 3 },
    'derived',
    'WF 6.IV names the decades; the levels follow',
    { max: 3 },
  ),
}
