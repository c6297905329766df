import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { sessionClient } from '#api/http/session-client.ts'
import { giveSessionCookie, takeSessionCookie } from '#api/http/session-cookie.ts'
import { createAccount, listAccounts, removeAccount } from '#services/accounts/accounts.ts'
import { changePassword } from '#services/accounts/change-password.ts'
import {
  accountSchema,
  accountsSchema,
  changePasswordBodySchema,
  createAccountBodySchema,
  removeAccountBodySchema,
} from './schema.ts'

/** The administrators' accounts. */
export const accountRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/accounts',
    { summary: 'Every account, the oldest first', answer: accountsSchema },
    async () => await listAccounts(deps),
  ),
  adminRoute(
    'POST /api/admin/accounts',
    {
      summary: 'Creates an account',
      body: createAccountBodySchema,
      answer: accountSchema,
      problems: [409, 422, 429],
    },
    async ({ body }, { admin }) => {
      const created = await createAccount(deps, admin, body)
      return created.kind === 'refused' ? refused(created.faults) : created.account
    },
  ),
  adminRoute(
    'POST /api/admin/accounts/:id/remove',
    {
      summary: 'Removes an account and ends its sessions',
      params: idParamsSchema,
      body: removeAccountBodySchema,
      answer: z.undefined(),
      problems: [404, 409, 429],
    },
    async ({ params, body }, { admin, reply }) => {
      await removeAccount(deps, admin, { ...params, ...body })
      if (params.id === admin.id) takeSessionCookie(reply, deps)
    },
  ),
  adminRoute(
    'POST /api/admin/password',
    {
      summary: 'Changes the own password, ends every session of the account and goes on in a new one',
      body: changePasswordBodySchema,
      answer: z.undefined(),
      problems: [422, 429],
    },
    async ({ body }, { admin, request, reply }) => {
      const changed = await changePassword(deps, admin, { ...body, client: sessionClient(request) })
      if (changed.kind === 'refused') return refused(changed.faults)
      giveSessionCookie(reply, deps, changed.token)
    },
  ),
]
