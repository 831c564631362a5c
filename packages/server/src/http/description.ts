// The description of the API, for programs and for people.
import type { FastifyInstance } from 'fastify'
import { DESCRIPTION_STYLE, descriptionPage } from '../api/description-page.ts'
import { openApi } from '../api/openapi.ts'

let forPrograms: string | undefined
let forPeople: string | undefined

/** Made once and after the start, which need not wait for it. */
export function describeApi(): { readonly forPrograms: string; readonly forPeople: string } {
  forPrograms ??= JSON.stringify(openApi())
  forPeople ??= descriptionPage()
  return { forPrograms, forPeople }
}

export function addDescription(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(describeApi().forPrograms),
  )
  app.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(describeApi().forPeople))
  app.get('/api/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(DESCRIPTION_STYLE))
}
