import type { CityFacts } from '#web/api/api.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import type { PageContext } from '#web/page-context.ts'
import { cityMessages } from '#web/pages/city/messages.ts'
import { placeList, type ShownList } from '#web/results/shown-list.ts'
import { routes } from '#web/routing/routes.ts'
import { CITY_LIST } from '#web/routing/search-params.ts'

/** Categories named in a sentence. */
const NAMED_CATEGORIES = 3
/** Neighbouring cities named in a sentence. */
const NAMED_NEIGHBOURS = 3

/** The address of a city's or a category-in-city's list. */
export function cityAddress({ slug, category }: Pick<CityFacts, 'slug' | 'category'>): string {
  return category === null
    ? routes.city.href({ city: slug })
    : routes.cityCategory.href({ city: slug, category: category.slug })
}

/** The list of a city or of a category in it. @param text the query part of its address */
export function cityList({ slug, category }: Pick<CityFacts, 'slug' | 'category'>, text: string): ShownList {
  const own = { location: slug, category: category?.slug ?? '' }
  return placeList(CITY_LIST, own, text)
}

/** The heading of the page: 'Betriebe in Köln', 'Zahnarzt in Köln'. */
export function cityHeading({ language, messages }: PageContext, { city, category }: CityFacts): string {
  const texts = cityMessages(language)
  return category === null
    ? texts.heading(city)
    : texts.categoryHeading(categoryTitleOf(messages, category), city)
}

/** A few sentences about where the city is and what it has. */
export function cityIntro(context: PageContext, facts: CityFacts): string {
  return cityMessages(context.language).intro({
    city: facts.city,
    state: facts.regions[0]?.name ?? '',
    categories: cityCategories(context, facts),
    nearby: conjunction(
      context,
      facts.neighbours.slice(0, NAMED_NEIGHBOURS).map(({ city }) => city),
    ),
  })
}

/** '72 Betriebe in Köln'; without any businesses only the heading. */
export function cityTitle(context: PageContext, facts: CityFacts): string {
  const { language, messages, formats } = context
  if (facts.total === 0) return cityHeading(context, facts)
  const texts = cityMessages(language)
  const businesses = messages.count.businesses(formats.counted(facts.total))
  return facts.category === null
    ? texts.title(businesses, facts.city)
    : texts.categoryTitle(categoryTitleOf(messages, facts.category), facts.city, businesses)
}

/** 'Zahnarzt (5), Friseur (4) und Café (3)'; '' where nothing stands out or all is of one kind. */
export function cityCategories(context: PageContext, { category, categories }: CityFacts): string {
  if (category?.isGroup === false) return ''
  const named = categories.filter(({ count }) => count > 1).slice(0, NAMED_CATEGORIES)
  return conjunction(
    context,
    named.map(({ name, count }) => `${name} (${context.formats.count(count)})`),
  )
}

function conjunction({ messages }: PageContext, names: readonly string[]): string {
  return new Intl.ListFormat(messages.locale, { type: 'conjunction' }).format(names)
}
