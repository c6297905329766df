import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { listFigures } from '#services/list-figures.ts'
import { answers } from '../answers.ts'
import { language } from '../schemas/language.ts'

/** Two years and some days, so that a year can be compared with the one before. */
const MOST_DAYS = 800

const figuresQuerySchema = z.strictObject({
  days: z.coerce.number().int().min(1).max(MOST_DAYS).default(90),
  language,
})

const figuresSchema = z.array(
  z.strictObject({
    name: z.string(),
    days: z.array(z.strictObject({ day: z.string(), value: z.number() })),
  }),
)

/** The daily figures. */
export function registerFigures(app: FastifyInstance, deps: AdminDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/figures',
    {
      schema: {
        tags: ['administrator'],
        summary: 'The course of the daily figures',
        querystring: figuresQuerySchema,
        response: answers(figuresSchema, 400, 401),
      },
    },
    async ({ query }) => listFigures(deps, query.days),
  )
}
