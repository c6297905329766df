import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { MAX_REASON_LENGTH } from '#services/bulk-edits/bulk-action.ts'
import { addBusiness } from '#services/businesses/add-business.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { hideBusiness } from '#services/businesses/hide-business.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { restoreBusiness } from '#services/businesses/restore-business.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import {
  addedBusinessSchema,
  adminBusinessSchema,
  businessEditSchema,
  businessParamsSchema,
  newBusinessSchema,
  removalSchema,
  versionSchema,
} from './admin-edit-schema.ts'

/** One business as the administrator keeps it right: reading, editing, hiding, removing, restoring. */
export const adminBusinessRoutes = (deps: AdminRouteDeps) => {
  const show = async (input: { id: number; version: number; isHidden: boolean; account: string }) => {
    await hideBusiness(deps, input)
    return showAdminBusiness(deps, input.id)
  }
  return [
    adminRoute(
      'POST /api/admin/businesses',
      {
        summary: 'Adds a business, or says which ones it may be already',
        body: newBusinessSchema,
        answer: addedBusinessSchema,
        problems: [422],
      },
      async ({ body }, { admin }) => {
        const result = await addBusiness(deps, { ...body, account: admin.username })
        return result.kind === 'refused' ? refused(result.faults) : result
      },
    ),
    adminRoute(
      'GET /api/admin/businesses/:id',
      { summary: 'One business, removed and hidden ones too', ...one },
      ({ params }) => showAdminBusiness(deps, params.id),
    ),
    adminRoute(
      'PATCH /api/admin/businesses/:id',
      { summary: 'Changes facts and locks of a business', ...one, body: businessEditSchema },
      async ({ params, body }, { admin }) => {
        const { fields, locks = {}, ...rest } = body
        const change = { ...params, ...rest, edit: { fields, locks }, account: admin.username }
        const result = await editBusiness(deps, change)
        return result.kind === 'refused' ? refused(result.faults) : result.business
      },
    ),
    adminRoute(
      'POST /api/admin/businesses/:id/hide',
      { summary: 'Hides a business from visitors', ...one, body: versionSchema },
      ({ params, body }, { admin }) => show({ ...params, ...body, isHidden: true, account: admin.username }),
    ),
    adminRoute(
      'POST /api/admin/businesses/:id/show',
      { summary: 'Shows a hidden business again', ...one, body: versionSchema },
      ({ params, body }, { admin }) => show({ ...params, ...body, isHidden: false, account: admin.username }),
    ),
    adminRoute(
      'DELETE /api/admin/businesses/:id',
      {
        summary: 'Removes a business for good: 410, and no import brings it back',
        ...one,
        body: removalSchema,
        answer: z.undefined(),
      },
      async ({ params, body }, { admin }) => {
        const reason = body.reason.trim()
        const fault = reasonFault(reason)
        if (fault !== undefined) return refused([fault])
        await removeBusiness(deps, { ...params, ...body, reason, account: admin.username })
      },
    ),
    adminRoute(
      'POST /api/admin/businesses/:id/restore',
      { summary: 'Brings a removed business back', ...one },
      async ({ params }, { admin }) => {
        await restoreBusiness(deps, { ...params, account: admin.username })
        return showAdminBusiness(deps, params.id)
      },
    ),
  ]
}

const one = {
  params: businessParamsSchema,
  answer: adminBusinessSchema,
  problems: [404, 409, 410, 422],
}

function reasonFault(reason: string): FieldFault | undefined {
  if (reason === '') return { field: 'reason', code: 'required' }
  return reason.length > MAX_REASON_LENGTH
    ? { field: 'reason', code: 'too_long', limit: MAX_REASON_LENGTH }
    : undefined
}
