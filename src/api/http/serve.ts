import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { methodOf, pathOf } from '#api/client/address.ts'
import type { Parsed, RouteKey, RouteSpec } from '#api/client/contract.ts'
import { problemSchema, sendProblem } from './problem.ts'
import { type Route, RouteProblem, RouteRedirect } from './route.ts'
import { SAFE_METHODS } from './same-site.ts'
import { languageQuerySchema } from './schema.ts'

/** Fastify's own settings for all routes of a list. */
type RouteOptions = Pick<RouteShorthandOptions, 'config' | 'onRequest' | 'onResponse'>

/**
 * Serves routes over HTTP. Input is parsed before a handler sees it; answers are typed by their schemas and held against
 * them in the tests, so here they are written without a second look.
 * @param tag the section of /api/openapi.json
 */
export function serve(
  app: FastifyInstance,
  routes: readonly Route[],
  { tag, ...options }: RouteOptions & { readonly tag?: string } = {},
): void {
  for (const { key, spec, handle } of routes) {
    const { params, query = languageQuerySchema, body, headers, consumes, bodyLimit } = spec
    const { isFile, status, access, cacheSeconds } = spec
    app.route({
      ...options,
      method: methodOf(key),
      url: pathOf(key),
      config: { ...options.config, ...(access && { access }) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(isFile && { exposeHeadRoute: false }),
      schema: {
        summary: spec.summary,
        ...(tag !== undefined && { tags: [tag] }),
        ...(params && { params }),
        querystring: query,
        ...(body && { body }),
        ...(headers && { headers }),
        ...(consumes && { consumes: [consumes] }),
        response: responsesOf(key, spec),
      },
      handler: async (request, reply) => {
        // Parsed by the schemas above, from which these types come.
        const input = { params: request.params, query: request.query, body: request.body } as Parsed<
          RouteKey,
          RouteSpec
        >
        const answer = await handle(input, { request, reply })
        if (answer instanceof RouteProblem) return sendProblem(reply, answer)
        if (answer instanceof RouteRedirect) return reply.redirect(answer.to, 301)
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(cacheSeconds))
        if (answer === undefined && !reply.sent) return reply.code(204).send()
        if (status !== undefined) reply.code(status)
        // Fastify takes a plain null for an empty answer.
        return answer === null ? reply.type('application/json; charset=utf-8').send('null') : answer
      },
    })
  }
}

/** The schemas of a route's answers by status. */
export function responsesOf(key: RouteKey, spec: RouteSpec): Record<number, z.ZodType> {
  const { answer, problems = [] } = spec
  const isAdmin = pathOf(key).startsWith('/api/admin/')
  const statuses = [
    400,
    ...(isAdmin && spec.access === undefined ? [401] : []),
    ...(isAdmin && !SAFE_METHODS.has(methodOf(key)) ? [403] : []),
    ...problems,
  ]
  return {
    ...Object.fromEntries(statuses.map(status => [status, problemSchema])),
    [spec.status ?? (answer instanceof z.ZodUndefined ? 204 : 200)]: answer,
  }
}

function cacheControl(seconds: number | undefined): string {
  if (seconds === undefined) return 'no-store'
  return seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`
}
