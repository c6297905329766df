import { createServer, type ServerOptions } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { AnswerFromCache } from '#server/cache/cached-answers.ts'

/** As Fastify has it: longer than proxies keep a connection, so that none of them writes into one that is closing. */
const KEEP_ALIVE_MS = 72_000

/**
 * Node's server as Fastify makes it, asking first whether an answer lies ready.
 * @param answerFromCache asked for every request
 * @param limits as Fastify takes them (request-limits.ts)
 */
export function serverFactory(
  answerFromCache: AnswerFromCache,
  { http, requestTimeout }: { readonly http: ServerOptions; readonly requestTimeout: number },
): FastifyServerFactory {
  return site =>
    createServer({ ...http, requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      if (!answerFromCache(request, response)) site(request, response)
    })
}
