import type { FastifyInstance } from 'fastify'

/**
 * Takes a request that says 'application/json' and sends nothing for a request without a body: the specification's clients
 * start jobs so (section 7). Anything else is JSON as before, refused where it would set a prototype.
 */
export function allowEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
