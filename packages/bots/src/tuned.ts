/** Weights found by `npm run tune`, and how they were found. */
export interface Tuned<W> {
  readonly command: string
  readonly steps: number
  readonly games: number
  readonly weights: W
}
