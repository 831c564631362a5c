// The fonts of the table, loaded before it is drawn: nothing moves when they arrive.
const FACES = [
  '400 1em "Alegreya Sans"',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '700 1em "Libre Caslon Text"',
]
const PATIENCE = 1500

/** Waits for the fonts, but not for ever: a table in another font is better than none. */
export async function faces(): Promise<void> {
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE))
  await Promise.race([late, Promise.allSettled(FACES.map(face => document.fonts.load(face)))])
}
