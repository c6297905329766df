import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/admin-routes.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { giveSessionCookie, takeSessionCookie } from '#api/http/session-cookie.ts'
import { createAccount, listAccounts, removeAccount } from '#services/accounts/accounts.ts'
import { changePassword } from '#services/accounts/change-password.ts'
import {
  accountParamsSchema,
  accountSchema,
  accountsSchema,
  changePasswordBodySchema,
  createAccountBodySchema,
  nothingSchema,
  removeAccountBodySchema,
} from './schema.ts'

/** The administrators' accounts. */
export function registerAccounts(app: FastifyInstance, deps: AdminRouteDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/accounts',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Every account, the oldest first',
        querystring: languageQuerySchema,
        response: responses(accountsSchema, 401),
      },
    },
    async () => [...(await listAccounts(deps))],
  )

  routes.post(
    '/api/admin/accounts',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Creates an account',
        querystring: languageQuerySchema,
        body: createAccountBodySchema,
        response: responses(accountSchema, 400, 401, 403, 409, 422, 429),
      },
    },
    async (request, reply) => {
      const created = await createAccount(deps, accountOf(request), request.body)
      return created.kind === 'refused' ? sendFaults(reply, created.faults) : created.account
    },
  )

  routes.post(
    '/api/admin/accounts/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Removes an account and ends its sessions',
        params: accountParamsSchema,
        querystring: languageQuerySchema,
        body: removeAccountBodySchema,
        response: responses(nothingSchema, 400, 401, 403, 404, 409, 429),
      },
    },
    async (request, reply) => {
      const by = accountOf(request)
      const { id } = request.params
      await removeAccount(deps, by, { id, ...request.body })
      if (id === by.id) takeSessionCookie(reply)
      return reply.code(204).send()
    },
  )

  routes.post(
    '/api/admin/password',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Changes the own password, ends every session of the account and goes on in a new one',
        querystring: languageQuerySchema,
        body: changePasswordBodySchema,
        response: responses(nothingSchema, 400, 401, 403, 422, 429),
      },
    },
    async (request, reply) => {
      const changed = await changePassword(deps, accountOf(request), request.body)
      if (changed.kind === 'refused') return sendFaults(reply, changed.faults)
      giveSessionCookie(reply, changed.token)
      return reply.code(204).send()
    },
  )
}
