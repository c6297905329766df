import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import type { CredentialLimits } from '#api/http/password-limits.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#services/accounts/second-factor.ts'
import {
  codeSetupSchema,
  confirmationBodySchema,
  confirmSecondFactorBodySchema,
  passwordBodySchema,
  recoveryCodesSchema,
} from './schema.ts'

/** The second factor of the own account, and its recovery codes. */
export function secondFactorRoutes(deps: AdminRouteDeps, limits: CredentialLimits) {
  const limited = (reply: FastifyReply) => ({
    ...deps,
    countCode: (name: string) => limits.countCode(reply, name),
  })
  return [
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
        summary:
          'Switches the second factor on or changes it, ends every other session, and answers new recovery codes',
        body: confirmSecondFactorBodySchema,
        answer: recoveryCodesSchema,
        problems: [409, 429],
      },
      async ({ body: { secret, code, password, presentCode } }, { admin, reply }) => {
        const confirmation = { password, code: presentCode }
        return { codes: await confirmSecondFactor(limited(reply), admin, { secret, code }, confirmation) }
      },
    ),
    adminRoute(
      'POST /api/admin/second-factor/remove',
      {
        summary: 'Switches the second factor off and ends every other session',
        body: confirmationBodySchema,
        answer: z.undefined(),
        problems: [409, 429],
      },
      async ({ body }, { admin, reply }) => {
        await removeSecondFactor(limited(reply), admin, body)
      },
    ),
    adminRoute(
      'POST /api/admin/account/recovery-codes',
      {
        summary: 'New recovery codes for the own account; former ones stop working',
        body: confirmationBodySchema,
        answer: recoveryCodesSchema,
        problems: [409, 429],
      },
      async ({ body }, { admin, reply }) => ({
        codes: await renewRecoveryCodes(limited(reply), admin, body),
      }),
    ),
  ]
}
