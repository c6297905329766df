import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { MAX_REASON_LENGTH } from '#services/businesses/bulk-action.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { hideBusiness } from '#services/businesses/hide-business.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { restoreBusiness } from '#services/businesses/restore-business.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import {
  adminBusinessSchema,
  businessEditSchema,
  businessParamsSchema,
  removalSchema,
  versionSchema,
} from './admin-edit-schema.ts'

const PATH = '/api/admin/businesses/:id'

/** One business as the administrator keeps it right: reading, editing, hiding, removing, restoring. */
export function registerAdminBusiness(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = {
    tags: ['administrator'],
    params: businessParamsSchema,
    querystring: languageQuerySchema,
    response: responses(adminBusinessSchema, 400, 401, 404, 409, 410, 422),
  }

  routes.get(PATH, { schema: { ...one, summary: 'One business, removed and hidden ones too' } }, request =>
    showAdminBusiness(deps, request.params.id),
  )

  routes.patch(
    PATH,
    { schema: { ...one, summary: 'Changes facts and locks of a business', body: businessEditSchema } },
    async (request, reply) => {
      const { version, fields, locks = {} } = request.body
      const result = await editBusiness(deps, {
        id: request.params.id,
        version,
        edit: { fields, locks },
        account: accountOf(request).username,
      })
      return result.kind === 'refused' ? sendFaults(reply, result.faults) : reply.send(result.business)
    },
  )

  for (const isHidden of [true, false]) {
    routes.post(
      `${PATH}/${isHidden ? 'hide' : 'show'}`,
      {
        schema: {
          ...one,
          summary: isHidden ? 'Hides a business from visitors' : 'Shows a hidden business again',
          body: versionSchema,
        },
      },
      async request => {
        const { id } = request.params
        const { version } = request.body
        await hideBusiness(deps, { id, version, isHidden, account: accountOf(request).username })
        return showAdminBusiness(deps, id)
      },
    )
  }

  routes.delete(
    PATH,
    {
      schema: {
        ...one,
        summary: 'Removes a business for good: 410, and no import brings it back',
        body: removalSchema,
        response: responses(nothingSchema, 400, 401, 404, 409, 410, 422),
      },
    },
    async (request, reply) => {
      const reason = request.body.reason.trim()
      const fault = reasonFault(reason)
      if (fault !== undefined) return sendFaults(reply, [fault])
      const { version } = request.body
      const account = accountOf(request).username
      await removeBusiness(deps, { id: request.params.id, version, reason, account })
      return reply.code(204).send()
    },
  )

  routes.post(
    `${PATH}/restore`,
    { schema: { ...one, summary: 'Brings a removed business back' } },
    async request => {
      const { id } = request.params
      await restoreBusiness(deps, { id, account: accountOf(request).username })
      return showAdminBusiness(deps, id)
    },
  )
}

function reasonFault(reason: string): FieldFault | undefined {
  if (reason === '') return { field: 'reason', code: 'required' }
  return reason.length > MAX_REASON_LENGTH
    ? { field: 'reason', code: 'too_long', limit: MAX_REASON_LENGTH }
    : undefined
}
