import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CityAbout } from '#web/pages/city/city-about.tsx'
import { cityAddress } from '#web/pages/city/city-texts.ts'
import { routes } from '#web/routing/routes.ts'
import { LinkSection } from '#web/ui/list/link-index.tsx'

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
    <LinkSection
      heading="haeufig"
      title={isFrequent ? messages.frequent(facts.city) : messages.byCategory}
      rows={(isFrequent ? frequent : categories).map(({ slug, name, count }) => ({
        href: routes.cityCategory.href({ city: facts.slug, category: slug }),
        name,
        value: formats.count(count),
      }))}
    />
  )
}

function Neighbours({ facts }: { facts: CityFacts }) {
  const { messages, formats, language } = usePage()
  const { category, neighbours } = facts
  const texts = inLanguage(cityMessages, language)
  return (
    <LinkSection
      heading="naehe"
      title={category === null ? texts.nearby : texts.categoryNearby(categoryTitleOf(messages, category))}
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
  )
}
