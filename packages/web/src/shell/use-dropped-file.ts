// A file dropped anywhere on the page.
import { useEffect } from 'react'

export function useDroppedFile(take: (file: File | undefined) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      take(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', allow)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', allow)
      removeEventListener('drop', drop)
    }
  }, [take])
}
