import type { PublicBusiness } from '#domain/business/public-business.ts'
import { telUrl } from '#domain/link/contact-url.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { useMessages } from '#web/messages.ts'
import { useRoute } from '#web/pages/business/use-route.ts'

/** Call, route, website within reach of one thumb; small screens only. */
export function ActionBar({ business }: { business: PublicBusiness }) {
  const messages = useMessages(businessMessages)
  const route = useRoute(business)
  if (business.phone === null && route === null && business.website === null) return null
  return (
    <nav className="thumb" aria-label={messages.actions}>
      {business.phone !== null && (
        <a className="btn go ic ic-phone" href={telUrl(business.phone)}>
          {messages.call}
        </a>
      )}
      {route !== null && (
        <a className="btn ic ic-route" href={route}>
          {messages.route}
        </a>
      )}
      {business.website !== null && (
        <a className="btn ic ic-web" href={business.website} rel="nofollow">
          {messages.website}
        </a>
      )}
    </nav>
  )
}
