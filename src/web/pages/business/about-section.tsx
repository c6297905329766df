import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { usePage } from '#web/page-context.ts'
import { businessMessages } from '#web/pages/business/messages.ts'
import { cityWithDistrict } from '#web/ui/card/business-entry.tsx'

/** Description, further trades and attributes; says only what is known. */
export function AboutSection({ business }: { business: PublicBusiness }) {
  const { language } = usePage()
  const messages = businessMessages(language)
  // What a business says of itself is not translated; a screen reader must know.
  const written = language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE
  const groups = Object.entries(business.about)
    .map(([title, flags]) => ({ title, flags: Object.entries(flags) }))
    .filter(({ flags }) => flags.length > 0)
  const place = business.city === '' ? '' : cityWithDistrict(business)
  return (
    <section className="sec" aria-labelledby="ueber">
      <div className="sec-head">
        <h2 id="ueber">{messages.about}</h2>
      </div>
      <p className="prose" lang={business.description === null ? undefined : written}>
        {business.description ?? messages.fallback(business.name, business.category, place)}
      </p>
      <div className="pair">
        {business.subtypes.length > 0 && (
          <div>
            <h3>{messages.more}</h3>
            <ul className="flags">
              {business.subtypes.map(subtype => (
                <li key={subtype} className="ic ic-check">
                  {subtype}
                </li>
              ))}
            </ul>
          </div>
        )}
        {groups.map(({ title, flags }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="flags">
              {flags.map(([flag, value]) => (
                <li key={flag} className={value === false ? 'ic ic-x no' : 'ic ic-check'}>
                  <span>
                    {value === false && <span className="vh">{messages.lacking} </span>}
                    <span>{typeof value === 'string' ? `${flag}: ${value}` : flag}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
