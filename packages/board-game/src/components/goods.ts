// The four goods in the order of the timetable, the factory mat and the job market's columns — SJ 5.0.
export type Good = 0 | 1 | 2 | 3
export const GOODS: readonly Good[] = [0, 1, 2, 3]
export const GOOD_NAMES = ['food', 'clothes', 'cutlery', 'lamps'] as const
export type GoodName = (typeof GOOD_NAMES)[number]
export type PerGood<T> = [T, T, T, T]

/** The production rows of a factory, first to fourth. */
export type Row = 0 | 1 | 2 | 3
export const ROWS: readonly Row[] = [0, 1, 2, 3]
export type PerRow<T> = [T, T, T, T]

/** Levels are printed in Roman numerals; level 0 is "no factory". */
export type Level = 1 | 2 | 3 | 4
export const LEVELS: readonly Level[] = [1, 2, 3, 4]
export const LEVEL_NAMES = ['I', 'II', 'III', 'IV'] as const

/** The seats' colours, in the order of the printed set-up tables. */
export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const
