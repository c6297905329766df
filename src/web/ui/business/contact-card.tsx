import type { PublicBusiness } from '#domain/business/public-business.ts'
import { businessWords } from '#web/messages/business/words.ts'
import { geoUrl, mapUrl, shownHost, telUrl } from '#web/outward-links.ts'
import { usePage } from '#web/page-context.ts'
import { cityWithDistrict, nationalPhone } from '#web/ui/entry.tsx'

/** Address, phone, website, position and the number an owner tells support. */
export function ContactCard({ business }: { business: PublicBusiness }) {
  const { formats, language } = usePage()
  const words = businessWords(language)
  const { latitude, longitude } = business
  const map = mapUrl(business)
  const town = [business.postalCode, business.city === '' ? '' : cityWithDistrict(business)]
    .filter(Boolean)
    .join(' ')
  return (
    <aside className="biz-side" aria-labelledby="kontakt">
      <div className="contact">
        <h2 id="kontakt">{words.contact}</h2>
        <address>
          {business.address !== '' && <span>{business.address}</span>}
          {town !== '' && <span>{town}</span>}
          <span>{business.country === 'Deutschland' ? words.country : business.country}</span>
          {business.hasServiceArea && <span className="quiet small">{words.onlyServiceArea}</span>}
        </address>
        {(business.phone !== null || business.website !== null) && (
          <p className="contact-lines">
            {business.phone !== null && (
              <a className="tel num" href={telUrl(business.phone)}>
                {nationalPhone(business.phone)}
              </a>
            )}
            {business.website !== null && (
              <a href={business.website} rel="nofollow">
                {shownHost(business.website)}
              </a>
            )}
          </p>
        )}
        {latitude !== null && longitude !== null && map !== null && (
          <div className="spot">
            <svg viewBox="0 0 320 168" aria-hidden="true">
              <path
                className="grid"
                d="M-16 0V168M28 0V168M72 0V168M116 0V168M160 0V168M204 0V168M248 0V168M292 0V168M336 0V168M-300 40H620M-300 84H620M-300 128H620"
              />
              <circle className="ring" cx="160" cy="84" r="44" />
              <circle className="dot" cx="160" cy="84" r="8" />
              <text className="north" x="16" y="26">
                N
              </text>
              <path className="ring arrow" d="M20.500 32V48M16.500 37L20.500 31.500L24.500 37" />
            </svg>
            <p className="small num">
              {words.coordinates(
                formats.degrees(latitude),
                latitude >= 0,
                formats.degrees(longitude),
                longitude >= 0,
              )}
            </p>
            <p className="small">
              <a href={map}>{words.showOnMap}</a>
            </p>
            <p className="small">
              <a href={geoUrl(business) ?? map}>{words.mapApp}</a>
            </p>
          </div>
        )}
        <p className="small quiet">
          {words.number} <span className="num">{business.businessNumber}</span>
          <br />
          {words.asOf(formats.date(business.sourceDate))}
        </p>
      </div>
    </aside>
  )
}
