import { Link } from 'wouter'
import { messages as categoryMessages } from '#translated/pages/category.ts'
import type { CategoryFacts } from '#web/api/api.ts'
import type { ShownCategory } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { inLanguage } from '#web/messages.ts'
import { type PageContext, usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Metrics } from '#web/ui/list/metrics.tsx'
import { Drawing } from '#web/ui/picture/drawing.tsx'

/** Path, name, what belongs to it, metrics, frequent services, and its drawing. */
export function CategoryHead({ facts }: { facts: ShownCategory }) {
  const context = usePage()
  const { messages, formats, language } = context
  const { list: listing } = messages
  const texts = inLanguage(categoryMessages, language)
  const { businesses, inPlaces } = categoryCounts(context, facts)
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: routes.home.href(), label: messages.frame.nav.home },
          { href: routes.categories.href(), label: messages.frame.nav.categories },
          ...(facts.isGroup
            ? []
            : [
                {
                  href: routes.category.href({ category: facts.group }),
                  label: messages.groups[facts.group],
                },
              ]),
        ]}
      />
      <header className="cat-head">
        <div>
          <h1>{categoryHeading(context, facts)}</h1>
          {(facts.description !== null || facts.total > 0) && (
            <p className="lead">
              {facts.description ??
                (facts.noun === null ? texts.lead(businesses, inPlaces) : texts.shortLead)}
            </p>
          )}
          {facts.total > 0 && (
            <Metrics
              metrics={[
                // The heading has it where there is a noun.
                {
                  label: listing.businessesOf(formats.counted(facts.total)),
                  value: facts.noun === null ? formats.count(facts.total) : null,
                },
                {
                  label: listing.placesOf(formats.counted(facts.cityCount)),
                  value: formats.count(facts.cityCount),
                },
                {
                  label: listing.averageRating,
                  value: facts.averageRating === null ? null : formats.rating(facts.averageRating),
                },
              ]}
            />
          )}
          {facts.total > 0 && facts.services.length > 0 && (
            <ul className="chips" aria-label={texts.services}>
              {facts.services.map(({ name, query }) => (
                <li key={name}>
                  <Link
                    className="chip"
                    rel="nofollow"
                    href={routes.businesses.href({ query, category: facts.slug })}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="pic">
          <Drawing name={facts.drawing} />
        </div>
      </header>
    </>
  )
}

/** The heading of the page: '412 Zahnärzte'; the name where nothing is counted by a noun of its own. */
export function categoryHeading({ messages, formats }: PageContext, facts: CategoryFacts): string {
  const { noun, total } = facts
  return noun === null || total === 0
    ? categoryTitleOf(messages, facts)
    : messages.count.trade(formats.counted(total), noun)
}

/** '412 Betriebe' and 'in 80 Orten'. */
export function categoryCounts(
  { messages, formats, language }: PageContext,
  { total, cityCount }: Pick<CategoryFacts, 'total' | 'cityCount'>,
): { readonly businesses: string; readonly inPlaces: string } {
  return {
    businesses: messages.count.businesses(formats.counted(total)),
    inPlaces: inLanguage(categoryMessages, language).inPlaces(formats.counted(cityCount)),
  }
}
