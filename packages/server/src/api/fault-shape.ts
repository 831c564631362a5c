// What the server answers when it refuses.
import { z } from 'zod'
import { Ban } from './shapes.ts'
import { Entry, Refusal } from './table-shapes.ts'

/** The body of every answer that is not a success. */
export const Fault = z.object({
  fault: z.object({
    code: z.string(),
    /** One sentence in English. */
    message: z.string(),
    refusal: Refusal.optional(),
    /** Index of the refused move in the batch, counted from 0. */
    move: z.int().optional(),
    /** For a person who is banned. */
    ban: Ban.optional(),
    /** The entries added since, for a stale turn. */
    news: z.array(Entry).optional(),
    /** With a status from 500 up: the request's id in the server's log, for a report. */
    request: z.string().optional(),
  }),
})
export type FaultBody = z.infer<typeof Fault>
