import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { acceptOffered, offeredContent, refuseOffered } from '#services/offered-pictures.ts'
import { answers } from '../answers.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { pictureParamsSchema } from '../schemas/pictures.ts'
import { accountOf } from './guard.ts'

const PATH = '/api/admin/submissions/:id/pictures/:picture'

/** Pictures that wait with a correction: seeing, accepting and refusing them. */
export function registerOfferedDecisions(app: FastifyInstance, deps: AdminDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()
  const one = { tags: ['administrator'], params: pictureParamsSchema, querystring: languageQuerySchema }
  const left = z.strictObject({ left: z.int() })

  calls.get(
    PATH,
    {
      exposeHeadRoute: false,
      schema: {
        ...one,
        summary: 'One picture that came with a correction, WebP',
        response: answers(z.instanceof(Buffer), 400, 401, 404),
      },
    },
    async ({ params }, reply) =>
      reply
        .type('image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await offeredContent(deps, params.id, params.picture)),
  )
  calls.post(
    `${PATH}/accept`,
    {
      schema: {
        ...one,
        summary: "Makes a picture that came with a correction one of the business's own",
        response: answers(left, 400, 401, 404, 409, 410),
      },
    },
    async request => {
      const deed = { ...request.params, account: accountOf(request).username }
      return { left: (await acceptOffered(deps, deed)).length }
    },
  )
  calls.post(
    `${PATH}/refuse`,
    {
      schema: {
        ...one,
        summary: 'Refuses a picture that came with a correction, and deletes it',
        response: answers(left, 400, 401, 404),
      },
    },
    async request => {
      const deed = { ...request.params, account: accountOf(request).username }
      return { left: (await refuseOffered(deps, deed)).length }
    },
  )
}
