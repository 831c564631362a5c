// What the pictures of the games share.

/** Hatching and water, as values of `fill`. */
export interface Fills {
  readonly light: string
  readonly dark: string
  readonly water: string
}

export const count = (many: number) => Array.from({ length: many }, (_, i) => i)
