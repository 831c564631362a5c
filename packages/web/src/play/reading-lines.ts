// Lines of a position for screen readers: a label and its parts.
import { text } from '../messages/index.ts'

export const reading = {
  listed: (label: string, parts: readonly string[]): string => text.reading.listed({ label, parts }),
  /** With a text for an empty list. */
  taken: (label: string, parts: readonly string[]): string =>
    parts.length === 0 ? text.reading.none({ label }) : text.reading.listed({ label, parts }),
}
