import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import type { Read } from '#web/api/read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { useMessages } from '#web/messages.ts'
import { SIMILAR_COUNT, SIMILAR_KM } from '#web/pages/business/similar-search.ts'
import { routes } from '#web/routing/routes.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { Section } from '#web/ui/section.tsx'

interface SimilarSectionProps {
  business: PublicBusiness
  similar: Read<readonly ListCard[]>
}

/**
 * The next of the same trade, for when this one is closed: a whole row of them or nothing. For one that is gone, those that
 * there are, and the ways on.
 */
export function SimilarSection({ business, similar }: SimilarSectionProps) {
  const messages = useMessages(businessMessages)
  const cards = useQuery(similar).data ?? []
  const isGone = business.status === 'closed-permanently'
  if (cards.length < SIMILAR_COUNT && !isGone) return null
  const { category, categorySlug, city, citySlug } = business
  const nearby = { category: categorySlug, location: city, ...(city !== '' && { radiusKm: SIMILAR_KM }) }
  return (
    <Section
      heading="aehnliche"
      title={isGone ? (cards.length > 0 ? messages.instead : messages.searchOn) : messages.similar}
      className="sec similar"
      aside={
        <Link
          href={
            citySlug === ''
              ? routes.category.href({ category: categorySlug })
              : routes.cityCategory.href({ city: citySlug, category: categorySlug })
          }
        >
          {[category, city].filter(Boolean).join(', ')}
        </Link>
      }
    >
      {cards.length > 0 && (
        <div className="entries">
          <ul className="cards flat">
            {cards.map(card => (
              <BusinessEntry key={card.id} card={card} actions="phone" />
            ))}
          </ul>
        </div>
      )}
      {isGone && (
        <p className="chips">
          <Link className="btn go ic ic-search" href={routes.businesses.href(nearby)}>
            {messages.searchInstead(category, city)}
          </Link>
          <Link className="btn" href={routes.businesses.href({ ...nearby, openAt: 'now' })}>
            {messages.openNowInstead}
          </Link>
        </p>
      )}
    </Section>
  )
}
