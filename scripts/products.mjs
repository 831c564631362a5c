// Builds the program and the page where they are not up to date.
import { buildIfStale, PRODUCTS } from './fresh.mjs'
import { build, buildPage, bundleProgram, root, words } from './house.mjs'

export function buildProducts() {
  buildIfStale(root, PRODUCTS.program, () => {
    words()
    // Only what the command needs: an error in a test must not prevent playing.
    build('packages/cli')
    bundleProgram()
  })
  buildIfStale(root, PRODUCTS.page, () => {
    words()
    buildPage()
  })
}
