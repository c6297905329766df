import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CityAbout } from '#web/pages/city/city-about.tsx'
import { cityAddress } from '#web/pages/city/city-texts.ts'
import { routes } from '#web/routing/routes.ts'
import { LinkIndex } from '#web/ui/list/link-index.tsx'

/** What stands below the list of a city: the city itself, its other categories, and places around. */
export function BelowList({ facts }: { facts: CityFacts }) {
  return (
    <div className="wrap" id="ort">
      {facts.total > 0 && <CityAbout facts={facts} />}
      <FrequentCategories facts={facts} />
      <Neighbours facts={facts} />
    </div>
  )
}

/** The real categories of the part that is shown, each with its own page in this city; of a whole city those of several businesses. */
function FrequentCategories({ facts }: { facts: CityFacts }) {
  const { formats } = usePage()
  const messages = useMessages(cityMessages)
  const { category, categories } = facts
  if (categories.length < 2) return null
  const frequent = category === null ? categories.filter(({ count }) => count > 1) : []
  const isFrequent = frequent.length > 1
  return (
    <section className="sec" aria-labelledby="haeufig">
      <div className="sec-head">
        <h2 id="haeufig">{isFrequent ? messages.frequent(facts.city) : messages.byCategory}</h2>
      </div>
      <LinkIndex
        rows={(isFrequent ? frequent : categories).map(({ slug, name, count }) => ({
          href: routes.cityCategory.href({ city: facts.slug, category: slug }),
          name,
          value: formats.count(count),
        }))}
      />
    </section>
  )
}

function Neighbours({ facts }: { facts: CityFacts }) {
  const { messages, formats, language } = usePage()
  const { category, neighbours } = facts
  if (neighbours.length === 0) return null
  const texts = inLanguage(cityMessages, language)
  return (
    <section className="sec" aria-labelledby="naehe">
      <div className="sec-head">
        <h2 id="naehe">
          {category === null ? texts.nearby : texts.categoryNearby(categoryTitleOf(messages, category))}
        </h2>
      </div>
      <LinkIndex
        isWide
        rows={neighbours.map(({ city, slug, count, distanceKm }) => ({
          href: cityAddress({ slug, category }),
          name: city,
          value: texts.neighbour(
            formats.distance(distanceKm * 1_000),
            messages.count.businesses(formats.counted(count)),
          ),
        }))}
      />
    </section>
  )
}
