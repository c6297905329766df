import { z } from 'zod'
import { route } from '#api/http/route.ts'
import { language } from '#api/http/schema.ts'
import { followLink, showLink } from '#services/submissions/follow-link.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'

/** Whose entry a link is about. */
const business = { businessId: z.int().exactOptional(), businessName: z.string().exactOptional() }

/** Links in mails: what one is for, and following it. Only following changes anything. */
export const mailLinkRoutes = (deps: FormDeps) => [
  route(
    'GET /api/mail-links/:token',
    {
      summary: 'What a link in a mail is for',
      answer: z.strictObject({
        purpose: z.enum(['confirm-submission', 'owner', 'confirm-subscriber', 'unsubscribe']),
        ...business,
      }),
      problems: [404, 410],
    },
    ({ params }) => showLink(deps, params.token),
  ),
  route(
    'POST /api/mail-links',
    {
      summary: 'Does what a link in a mail is for; safe to repeat',
      body: z.strictObject({ token: z.string(), language }),
      answer: z.strictObject({
        kind: z.enum(['submission-confirmed', 'subscribed', 'unsubscribed', 'owner']),
        ...business,
      }),
      problems: [403, 404, 410],
    },
    ({ body }) => followLink(deps, body.token),
  ),
]
