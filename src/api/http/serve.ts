import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { methodOf, pathOf } from '#api/client/address.ts'
import type { Parsed, RouteKey, RouteSpec } from '#api/client/contract.ts'
import { problemSchema, sendProblem } from './problem.ts'
import { type Route, RouteProblem, RouteRedirect } from './route.ts'

/** Fastify's own settings for single routes: limits, hooks. */
export type RouteOptions = Pick<
  RouteShorthandOptions,
  'bodyLimit' | 'config' | 'exposeHeadRoute' | 'onRequest' | 'onResponse'
>

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
    const { params, query, body, headers, consumes, status, access, cacheSeconds } = spec
    app.route({
      ...options,
      method: methodOf(key),
      url: pathOf(key),
      config: { ...options.config, ...(access && { access }) },
      schema: {
        summary: spec.summary,
        ...(tag !== undefined && { tags: [tag] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
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
        return answer
      },
    })
  }
}

/** The schemas of a route's answers by status. */
export function responsesOf(key: RouteKey, spec: RouteSpec): Record<number, z.ZodType> {
  const { params, query, body, answer, problems = [] } = spec
  const takesInput = params !== undefined || query !== undefined || body !== undefined
  const closed = pathOf(key).startsWith('/api/admin/') && spec.access === undefined
  const statuses = [...(takesInput ? [400] : []), ...(closed ? [401] : []), ...problems]
  return {
    [spec.status ?? (answer instanceof z.ZodUndefined ? 204 : 200)]: answer,
    ...Object.fromEntries(statuses.map(status => [status, problemSchema])),
  }
}

function cacheControl(seconds: number | undefined): string {
  if (seconds === undefined) return 'no-store'
  return seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`
}
