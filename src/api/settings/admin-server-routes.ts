import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import type { RateLimit } from '#api/http/rate-limit.ts'
import { refused } from '#api/http/route.ts'
import { sendTestMail } from '#services/mail/send-test-mail.ts'
import { saveServerSettings } from '#services/settings/save-server-settings.ts'
import { shownServerSettings, storedServerSettings } from '#services/settings/server-settings.ts'
import {
  sentTestMailSchema,
  serverSettingsChangeSchema,
  serverSettingsSchema,
} from './admin-server-schema.ts'

/** Test mails in 15 minutes for each account: enough to try out settings, too few to fill a mailbox. */
export const TEST_MAILS_PER_ACCOUNT = 10

/**
 * The address of the site and its mail server, and a mail to try them.
 * @param countTestMail counts against the limit of test mails
 */
export const serverSettingsRoutes = (deps: AdminRouteDeps, countTestMail: RateLimit['count']) => [
  adminRoute(
    'GET /api/admin/settings/server',
    { summary: "The site's address and its mail server", answer: serverSettingsSchema },
    async () => shownServerSettings(await storedServerSettings(deps.store.db), shown(deps)),
  ),
  adminRoute(
    'POST /api/admin/settings/server',
    {
      summary: "Changes the site's address or its mail server; needs the own password too",
      body: serverSettingsChangeSchema,
      answer: serverSettingsSchema,
      problems: [409, 422],
    },
    async ({ body: { password, ...change } }, { admin }) => {
      const saved = await saveServerSettings(deps, { account: admin, change, password })
      if (saved.kind === 'refused') return refused(saved.faults)
      await deps.refreshServer()
      return shownServerSettings(saved.stored, shown(deps))
    },
  ),
  adminRoute(
    'POST /api/admin/settings/test-mail',
    {
      summary: 'Sends a mail at once and answers what the mail server said',
      body: z.strictObject({ to: z.string() }),
      answer: sentTestMailSchema,
      problems: [409, 422, 429],
    },
    async ({ body: { to }, query: { language } }, { admin, request, reply }) => {
      await countTestMail(request, reply)
      const sent = await sendTestMail(deps, { to, language, account: admin.username })
      return sent.kind === 'faults' ? refused(sent.faults) : sent
    },
  ),
]

function shown({ store, environment }: AdminRouteDeps) {
  return { key: store.key, environment }
}
