// Parts of the page that are loaded when they are needed.
import { type ComponentType, lazy } from 'react'
import { speakOn } from './messages/first.ts'

/** Such a part brings its words in English: it is shown once they are there in the language spoken. */
export function later<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(async () => {
    const part = await load()
    await speakOn()
    return part
  })
}
