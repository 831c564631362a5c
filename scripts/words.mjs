// Compiles the messages of packages/words. `npm install` runs this too, and must not fail because the project's Node is not there yet.
import { enter, NotReady, words } from './house.mjs'

const { npm_lifecycle_event: script } = process.env

enter(() => {
  try {
    words()
  } catch (error) {
    if (!(error instanceof NotReady) || script !== 'prepare') throw error
    console.error(error.message)
  }
})
