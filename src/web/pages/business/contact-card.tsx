import { Link } from 'wouter'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { localAddress } from '#domain/language-path.ts'
import { telUrl } from '#domain/link/contact-url.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { inLanguage } from '#web/messages.ts'
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
  const phone = isGone ? null : business.phone
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
        {(phone !== null || business.website !== null) && (
          <p className="contact-lines">
            {phone !== null && (
              <a className="tel num" href={telUrl(phone)}>
                {nationalPhone(phone)}
              </a>
            )}
            {business.website !== null && (
              <a href={business.website} rel="nofollow">
                {shownHost(business.website)}
              </a>
            )}
          </p>
        )}
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
