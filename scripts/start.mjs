// `npm start`: serves the page, from a fresh clone. Builds only what changed. Arguments after `--` go to `arkwright serve`.
import { enter, install, runBuilt } from './house.mjs'
import { buildProducts } from './products.mjs'

enter(() => {
  install()
  buildProducts()
  runBuilt('dist/program/lib/arkwright.js', ['serve', ...process.argv.slice(2)])
})
