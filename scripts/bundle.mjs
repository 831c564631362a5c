// `npm run bundle`: one folder and archive with Node and everything, for machines without npm. Arguments go to scripts/bundle/bundle.ts.
import { enter, install, run } from './house.mjs'
import { buildProducts } from './products.mjs'

enter(() => {
  install()
  buildProducts()
  run('scripts/bundle/bundle.ts', process.argv.slice(2))
})
