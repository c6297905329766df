import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { type SetupDeps, setupSteps } from '#services/settings/setup-steps.ts'

const setupSchema = z.strictObject({
  steps: z.strictObject({
    hasOperator: z.boolean(),
    hasOwnImport: z.boolean(),
    hasDemonstration: z.boolean(),
  }),
  warnings: z.array(
    z.enum([
      'operator_missing',
      'site_url_is_local',
      'no_backup_for_a_week',
      'photos_need_rights',
      'code_active',
    ]),
  ),
})

/** What is still to do before the directory is one's own, and what needs care. */
export function registerSetup(app: FastifyInstance, deps: SetupDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/setup',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Steps from demonstration to own data, and warnings',
        querystring: languageQuerySchema,
        response: responses(setupSchema, 400, 401),
      },
    },
    async () => setupSteps(deps),
  )
}
