import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Holds every JSON answer of the routes registered after this against the schema it is described by: an answer that
 * differs becomes an error that fails the test. In the product answers go out without a second look.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', route => {
    const responses = route.schema?.response
    if (typeof responses !== 'object' || responses === null) return
    const schemas = new Map(Object.entries(responses))
    const check = async (
      request: { readonly method: string },
      reply: { readonly statusCode: number; getHeader(name: string): unknown },
      payload: unknown,
    ) => {
      const { statusCode: status } = reply
      const schema = schemas.get(String(status))
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
      if (request.method === 'HEAD' || !(schema instanceof z.ZodType)) return payload
      if (isJson && typeof payload === 'string') {
        const { error } = schema.safeParse(JSON.parse(payload))
        if (error !== undefined)
          throw new AnswerMismatch(`${route.url}, ${status}: ${z.prettifyError(error)}`)
      }
      return payload
    }
    route.onSend = [...[route.onSend ?? []].flat(), check]
  })
}

/** Does the same for the app that `build` makes, from its first route on. */
export async function withCheckedAnswers(build: () => Promise<FastifyInstance>): Promise<FastifyInstance> {
  const check = (message: unknown) => checkAnswers((message as { fastify: FastifyInstance }).fastify)
  subscribe(NEW_APP, check)
  try {
    return await build()
  } finally {
    unsubscribe(NEW_APP, check)
  }
}

/** Fastify announces every app here before anything is registered. */
const NEW_APP = 'fastify.initialization'

class AnswerMismatch extends Error {}
