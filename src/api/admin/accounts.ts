import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { changePassword } from '#services/change-password.ts'
import { createAccount } from '#services/create-account.ts'
import { listAccounts } from '#services/list-accounts.ts'
import { removeAccount } from '#services/remove-account.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import {
  accountParamsSchema,
  accountSchema,
  accountsSchema,
  changePasswordBodySchema,
  createAccountBodySchema,
  nothingSchema,
  removeAccountBodySchema,
} from '../schemas/account.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import type { AdminCallDeps } from './admin-calls.ts'
import { accountOf } from './guard.ts'
import { giveSessionCookie, takeSessionCookie } from './session-cookie.ts'

/** The administrators' accounts. */
export function registerAccounts(app: FastifyInstance, deps: AdminCallDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/admin/accounts',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Every account, the oldest first',
        querystring: languageQuerySchema,
        response: answers(accountsSchema, 401),
      },
    },
    async () => [...(await listAccounts(deps))],
  )

  calls.post(
    '/api/admin/accounts',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Creates an account',
        querystring: languageQuerySchema,
        body: createAccountBodySchema,
        response: answers(accountSchema, 400, 401, 403, 409, 422, 429),
      },
    },
    async (request, reply) => {
      const created = await createAccount(deps, accountOf(request), request.body)
      return created.kind === 'refused' ? sendFaults(reply, created.faults) : created.account
    },
  )

  calls.post(
    '/api/admin/accounts/:id/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Removes an account and ends its sessions',
        params: accountParamsSchema,
        querystring: languageQuerySchema,
        body: removeAccountBodySchema,
        response: answers(nothingSchema, 400, 401, 403, 404, 409, 429),
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

  calls.post(
    '/api/admin/password',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Changes the own password, ends every session of the account and goes on in a new one',
        querystring: languageQuerySchema,
        body: changePasswordBodySchema,
        response: answers(nothingSchema, 400, 401, 403, 422, 429),
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
