import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { cityWithDistrict } from '#web/ui/card/business-entry.tsx'
import { Section } from '#web/ui/section.tsx'

/** Description and further trades; says only what is known. */
export function AboutSection({ business }: { business: PublicBusiness }) {
  const { language } = usePage()
  const messages = inLanguage(businessMessages, language)
  // What a business says of itself is not translated; a screen reader must know.
  const written = language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE
  const place = business.city === '' ? '' : cityWithDistrict(business)
  return (
    <Section heading="ueber" title={messages.about} className="sec biz-about">
      <div className="trait-groups">
        <p className="prose" lang={business.description === null ? undefined : written}>
          {business.description ?? messages.fallback(business.name, business.category, place)}
        </p>
        {business.subtypes.length > 0 && (
          <div>
            <h3>{messages.more}</h3>
            <ul className="traits">
              {business.subtypes.map(subtype => (
                <li key={subtype}>{subtype}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  )
}
