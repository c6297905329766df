import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { Read } from '#web/api/read.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { businessMessages } from '#web/pages/business/messages.ts'
import { SIMILAR_COUNT } from '#web/pages/business/similar-search.ts'
import { routes } from '#web/routing/routes.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'

interface SimilarSectionProps {
  business: PublicBusiness
  similar: Read<ListAnswer>
}

/** The next of the same trade, for when this one is closed. */
export function SimilarSection({ business, similar }: SimilarSectionProps) {
  const { language } = usePage()
  const answer = useQuery(similar).data
  const others = (answer?.businesses ?? []).filter(({ id }) => id !== business.id).slice(0, SIMILAR_COUNT)
  if (others.length === 0) return null
  return (
    <section className="sec similar" aria-labelledby="aehnliche">
      <div className="sec-head">
        <h2 id="aehnliche">{businessMessages(language).similar}</h2>
        <Link
          href={
            business.citySlug === ''
              ? routes.category.href({ category: business.categorySlug })
              : routes.cityCategory.href({ city: business.citySlug, category: business.categorySlug })
          }
        >
          {[business.category, business.city].filter(Boolean).join(', ')}
        </Link>
      </div>
      <div className="entries">
        <ul className="cards flat">
          {others.map(card => (
            <BusinessEntry key={card.id} card={card} />
          ))}
        </ul>
      </div>
    </section>
  )
}
