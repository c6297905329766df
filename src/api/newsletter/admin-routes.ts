import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { CSV_HEADINGS } from '#api/http/csv-headings.ts'
import { idParamsSchema, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { sendCsv } from '#api/http/send-file.ts'
import { subscriberSchema } from '#domain/newsletter/subscriber.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { exportSubscribers, listSubscribers, removeSubscriber } from '#services/newsletter/subscribers.ts'

/** Who asked for the newsletter. */
export const subscriberRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/subscribers',
    {
      summary: 'Newsletter addresses, newest first',
      query: subscribersQuerySchema,
      answer: pageOf(subscriberSchema),
    },
    ({ query }) => listSubscribers(deps, query),
  ),
  adminRoute(
    'GET /api/admin/subscribers/export',
    {
      summary: 'Confirmed newsletter addresses with proof of consent, as CSV',
      answer: z.string(),
      isFile: true,
    },
    async ({ query }, { admin, reply }) => {
      const header = CSV_HEADINGS[query.language].newsletter
      const text = await exportSubscribers(deps, { account: admin.username, header })
      return sendCsv(reply, `newsletter_${berlinDate(deps.now())}`, text)
    },
  ),
  adminRoute(
    'POST /api/admin/subscribers/:id/remove',
    {
      summary: 'Deletes a newsletter address',
      params: idParamsSchema,
      answer: z.undefined(),
      problems: [404],
    },
    async ({ params }, { admin }) => {
      await removeSubscriber(deps, { id: params.id, account: admin.username })
    },
  ),
]

const subscribersQuerySchema = pageQueryOf({ state: z.enum(SUBSCRIBER_STATES).optional() })
