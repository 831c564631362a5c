// A part of a game that is loaded when it is needed.
import { useEffect, useState } from 'react'
import { speakOn } from '../messages/first.ts'

/** Undefined until it is there. Without a connection it stays so, and the table does without it. */
export function useLoaded<T extends object>(load: () => Promise<T>): T | undefined {
  const [loaded, set] = useState<T>()
  useEffect(() => {
    let wanted = true
    loadWithWords(load).then(
      part => wanted && set(() => part),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [load])
  return loaded
}

/** Such a part may bring its words in English. */
async function loadWithWords<T>(load: () => Promise<T>): Promise<T> {
  const part = await load()
  await speakOn()
  return part
}
