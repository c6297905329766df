import { messages as categoryMessages } from '#translated/pages/category.ts'
import type { CategoryFacts } from '#web/api/api.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { LinkSection } from '#web/ui/list/link-index.tsx'

/** Where the category is at home: its largest cities. */
export function CategoryPlaces({ facts }: { facts: CategoryFacts }) {
  const { messages, formats, language } = usePage()
  const { cities, cityCount } = facts
  const texts = inLanguage(categoryMessages, language)
  return (
    <LinkSection
      heading="orte"
      title={texts.byCity(categoryTitleOf(messages, facts))}
      aside={
        cityCount > cities.length && (
          <p className="quiet">{texts.largest(formats.counted(cities.length), formats.counted(cityCount))}</p>
        )
      }
      rows={cities.map(({ city, slug, count }) => ({
        href: routes.cityCategory.href({ city: slug, category: facts.slug }),
        name: city,
        value: formats.count(count),
      }))}
    />
  )
}

/** A group's own categories; for a real category those that may serve instead. */
export function OtherCategories({ facts }: { facts: CategoryFacts }) {
  const { formats, language } = usePage()
  const messages = inLanguage(categoryMessages, language)
  return (
    <LinkSection
      heading="kategorien"
      title={facts.isGroup ? messages.within : messages.related}
      rows={facts.categories.map(({ slug, name, count }) => ({
        href: routes.category.href({ category: slug }),
        name,
        value: formats.count(count),
      }))}
    />
  )
}
