// What the card about a thing on the table says. A thing names itself in `data-about`; its game knows the rest.

/** A card about a marker, tile, number or space. */
export interface About {
  readonly title: string
  /** The figures now: "you sell" – "2 of 4". */
  readonly figures: readonly (readonly [label: string, value: string])[]
  /** An entry of the catalogue of components: "tile foreman". */
  readonly component?: string | undefined
  /** The section that has the rule: "II.2.3". */
  readonly rule?: string | undefined
}

/** `kind` and up to two figures, as in `data-about="appeal 1 2"`. */
export function readThing(thing: string): { readonly kind: string; readonly first: string; readonly second: string } {
  const [kind = '', first = '', second = ''] = thing.split(' ')
  return { kind, first, second }
}
