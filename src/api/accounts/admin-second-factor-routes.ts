import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '#services/accounts/second-factor.ts'
import { codeSetupSchema, confirmSecondFactorBodySchema, passwordBodySchema } from './schema.ts'

/** The second factor of the own account. */
export const secondFactorRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'POST /api/admin/second-factor',
    {
      summary: 'A new secret for an authenticator app; nothing is stored before a code confirms it',
      body: passwordBodySchema,
      answer: codeSetupSchema,
      problems: [429],
    },
    ({ body }, { admin }) => {
      const { password } = body
      return beginSecondFactor(deps, admin, { password, siteTitle: deps.settings().title })
    },
  ),
  adminRoute(
    'PUT /api/admin/second-factor',
    {
      summary: 'Switches the second factor on',
      body: confirmSecondFactorBodySchema,
      answer: z.undefined(),
      problems: [429],
    },
    async ({ body }, { admin }) => {
      await confirmSecondFactor(deps, admin, body)
    },
  ),
  adminRoute(
    'POST /api/admin/second-factor/remove',
    {
      summary: 'Switches the second factor off',
      body: passwordBodySchema,
      answer: z.undefined(),
      problems: [429],
    },
    async ({ body }, { admin }) => {
      await removeSecondFactor(deps, admin, body.password)
    },
  ),
]
