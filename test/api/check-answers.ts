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

class AnswerMismatch extends Error {}
