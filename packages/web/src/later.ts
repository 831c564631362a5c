// Parts of the page that are loaded when they are needed.
import { type ComponentType, lazy } from 'react'
import { speakOn } from './messages/first.ts'

const RETRY_AFTER = 1500

/**
 * Such a part brings its words in English: it is shown once they are there in the language spoken. A lost connection
 * gets a second try.
 */
export function later<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const loadAgain = async () => {
    await new Promise(resolve => setTimeout(resolve, RETRY_AFTER))
    return load()
  }
  return lazy(async () => {
    const part = await load().catch(loadAgain)
    await speakOn()
    return part
  })
}

/** The same for a part that its file exports by name. */
export function laterNamed<Props, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return later(async () => ({ default: (await load())[name] }))
}
