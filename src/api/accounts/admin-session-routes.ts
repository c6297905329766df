import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import type { CredentialLimits } from '#api/http/password-limits.ts'
import { httpRoute } from '#api/http/route.ts'
import { sessionClient } from '#api/http/session-client.ts'
import { giveSessionCookie, sessionToken, takeSessionCookie } from '#api/http/session-cookie.ts'
import { logIn, logOut } from '#services/accounts/log-in.ts'
import { refusedLogins } from '#services/accounts/refused-logins.ts'
import { ownAccount } from '#services/accounts/sessions.ts'
import { logInBodySchema, ownAccountSchema } from './schema.ts'

/** Logging in and out, and who is logged in. */
export function sessionRoutes(deps: AdminRouteDeps, limits: CredentialLimits) {
  const refused = refusedLogins(deps)
  return [
    httpRoute(
      'POST /api/admin/session',
      {
        summary: 'Logs in: sets the cookie of a new session and ends the one this browser was in',
        body: logInBodySchema,
        answer: ownAccountSchema,
        problems: [409, 429, 503],
        access: 'public',
      },
      async ({ body }, { request, reply }) => {
        const { username, password, code } = body
        const { account, token } = await logIn(
          { ...deps, refused, countCode: name => limits.countCode(reply, name) },
          {
            username,
            password,
            // An empty field of a form is no wrong code.
            code: code?.trim() === '' ? undefined : code,
            client: sessionClient(request),
            formerToken: sessionToken(request),
          },
        )
        giveSessionCookie(reply, deps, token)
        return account
      },
    ),
    adminRoute(
      'GET /api/admin/session',
      { summary: 'Who is logged in', answer: ownAccountSchema },
      (_input, { admin }) => ownAccount(deps, admin),
    ),
    httpRoute(
      'DELETE /api/admin/session',
      { summary: 'Logs out; does no harm without a session', answer: z.undefined(), access: 'public' },
      async (_input, { request, reply }) => {
        if (request.account !== null) await logOut(deps, request.account)
        takeSessionCookie(reply, deps)
      },
    ),
  ]
}
