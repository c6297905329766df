import type { PublicBusiness } from '#domain/business/public-business.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { useMessages } from '#web/messages.ts'
import { Section } from '#web/ui/section.tsx'

/** What a business has and offers, by group; what is known to be missing is crossed out in words too. */
export function AmenitySection({ business }: { business: PublicBusiness }) {
  const messages = useMessages(businessMessages)
  const groups = Object.entries(business.about)
    .map(([title, traits]) => ({ title, traits: Object.entries(traits) }))
    .filter(({ traits }) => traits.length > 0)
  if (groups.length === 0) return null
  return (
    <Section heading="ausstattung" title={messages.amenities} className="sec biz-amenities">
      <div className="trait-groups">
        {groups.map(({ title, traits }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="traits">
              {traits.map(([trait, value]) => (
                <li key={trait} className={value === false ? 'ic ic-x no' : 'ic ic-check'}>
                  <span>
                    {value === false && <span className="vh">{messages.lacking} </span>}
                    <span>{typeof value === 'string' ? `${trait}: ${value}` : trait}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
