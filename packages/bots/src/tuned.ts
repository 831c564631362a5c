/** Weights found by `npm run tune`, and what made them. */
export interface Tuned<W> {
  readonly command: string
  readonly steps: number
  readonly games: number
  readonly weights: W
}
