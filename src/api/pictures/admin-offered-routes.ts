import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { acceptOffered, offeredContent, refuseOffered } from '#services/pictures/offered-pictures.ts'
import { pictureParamsSchema } from './schema.ts'

const PATH = '/api/admin/submissions/:id/pictures/:picture'

/** Pictures that wait with a correction: seeing, accepting and refusing them. */
export function registerOfferedDecisions(app: FastifyInstance, deps: AdminDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = { tags: ['administrator'], params: pictureParamsSchema, querystring: languageQuerySchema }
  const left = z.strictObject({ left: z.int() })

  routes.get(
    PATH,
    {
      exposeHeadRoute: false,
      schema: {
        ...one,
        summary: 'One picture that came with a correction, WebP',
        response: responses(z.instanceof(Buffer), 400, 401, 404),
      },
    },
    async ({ params }, reply) =>
      reply
        .type('image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await offeredContent(deps, params.id, params.picture)),
  )
  routes.post(
    `${PATH}/accept`,
    {
      schema: {
        ...one,
        summary: "Makes a picture that came with a correction one of the business's own",
        response: responses(left, 400, 401, 404, 409, 410),
      },
    },
    async request => {
      const action = { ...request.params, account: accountOf(request).username }
      return { left: (await acceptOffered(deps, action)).length }
    },
  )
  routes.post(
    `${PATH}/refuse`,
    {
      schema: {
        ...one,
        summary: 'Refuses a picture that came with a correction, and deletes it',
        response: responses(left, 400, 401, 404),
      },
    },
    async request => {
      const action = { ...request.params, account: accountOf(request).username }
      return { left: (await refuseOffered(deps, action)).length }
    },
  )
}
