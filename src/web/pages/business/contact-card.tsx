import { Link } from 'wouter'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { localAddress } from '#domain/language-path.ts'
import { emailUrl, telUrl } from '#domain/link/contact-url.ts'
import { networkName } from '#domain/link/network-name.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { LocationSection } from '#web/pages/business/location-section.tsx'
import { contactCardUrl, shownHost } from '#web/routing/external-links.ts'
import { businessHref, routes } from '#web/routing/routes.ts'
import { cityWithDistrict, nationalPhone } from '#web/ui/card/business-entry.tsx'
import { RemovalLinks } from '#web/ui/form/removal-links.tsx'

/** Address, phone, website, position, the number an owner tells support, and the card for an address book. */
export function ContactCard({ business }: { business: PublicBusiness }) {
  const { formats, language, site, messages: siteMessages } = usePage()
  const messages = inLanguage(businessMessages, language)
  const isGone = business.status === 'closed-permanently'
  // Of two sources one may state as second what is the first of the other.
  const known = new Set([business.phone, business.secondPhone])
  const phones = isGone ? [] : [...known].filter(phone => phone !== null)
  const email = isGone ? null : business.email
  const town = business.isCityNearest
    ? siteMessages.card.around(business.city)
    : [business.postalCode, business.city === '' ? '' : cityWithDistrict(business)].filter(Boolean).join(' ')
  return (
    <aside className="biz-side" aria-labelledby="kontakt">
      <div className="contact">
        <h2 id="kontakt">{messages.contact}</h2>
        <address>
          {business.address !== '' && <span>{business.address}</span>}
          {town !== '' && <span>{town}</span>}
          <span>{business.country === 'Deutschland' ? messages.country : business.country}</span>
          {business.hasServiceArea && <span className="quiet small">{messages.onlyServiceArea}</span>}
        </address>
        {(phones.length > 0 || email !== null || business.website !== null) && (
          <p className="contact-lines">
            {phones.map(phone => (
              <a className="tel num" key={phone} href={telUrl(phone)}>
                {nationalPhone(phone)}
              </a>
            ))}
            {email !== null && <a href={emailUrl(email)}>{email}</a>}
            {business.website !== null && (
              <a href={business.website} rel="nofollow">
                {shownHost(business.website)}
              </a>
            )}
          </p>
        )}
        {business.profiles.length > 0 && (
          <ul className="contact-profiles" aria-label={messages.profiles}>
            {business.profiles.map(profile => (
              <li key={profile}>
                <a href={profile} rel="nofollow">
                  {networkName(profile)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {!isGone && <ServiceLinks business={business} />}
        <LocationSection business={business} />
        <p className="small quiet">
          {messages.number} <span className="num">{business.businessNumber}</span>
          <br />
          <span>{messages.asOf(formats.date(business.sourceDate))}</span>
          {/* The browser may have come by another address than the public one, which the server knows. */}
          <span className="on-paper" suppressHydrationWarning>
            {`${site.origin}${localAddress(language, businessHref(business))}`}
          </span>
        </p>
        <p className="small contact-lines contact-acts">
          {!isGone && (
            <a className="ic ic-save" href={contactCardUrl(business)} download>
              {messages.saveContact}
            </a>
          )}
          <Link href={routes.correct.href({ id: business.id })} rel="nofollow">
            {messages.correct}
          </Link>
          <Link href={routes.report.href({ business: business.businessNumber })} rel="nofollow">
            {messages.report}
          </Link>
          <RemovalLinks business={business.businessNumber} messages={messages.removal} />
        </p>
      </div>
    </aside>
  )
}

/** Where a table, a meal or an appointment is had online: what most visitors came for. */
function ServiceLinks({ business }: { business: PublicBusiness }) {
  const texts = useMessages(businessMessages).serviceLinks
  const links = SERVICE_LINKS.flatMap(field => {
    const href = business[field]
    return href === null ? [] : [{ field, href }]
  })
  if (links.length === 0) return null
  return (
    <p className="service-links">
      {links.map(({ field, href }) => (
        <a className="btn" key={field} href={href} rel="nofollow">
          {texts[field]}
        </a>
      ))}
    </p>
  )
}

const SERVICE_LINKS = ['bookingLink', 'menuLink', 'orderLink'] as const
