import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'
import { isPart, placeList, type ShownList } from '#web/results/shown-list.ts'
import { routes } from '#web/routing/routes.ts'
import { CITY_LIST } from '#web/routing/search-params.ts'

/** Categories named in a sentence. */
const NAMED_CATEGORIES = 3

/** The address of a city's or a category-in-city's list. */
export function cityAddress({ slug, category }: Pick<CityFacts, 'slug' | 'category'>): string {
  return category === null
    ? routes.city.href({ city: slug })
    : routes.cityCategory.href({ city: slug, category: category.slug })
}

/** The list of a city or of a category in it. @param text the query part of its address */
export function cityList({ slug, category }: Pick<CityFacts, 'slug' | 'category'>, text: string): ShownList {
  const own = { location: slug, ...(category !== null && { category: category.slug }) }
  return placeList(CITY_LIST, own, text)
}

/** The heading of the page: '72 Betriebe in Köln', '5 Zahnärzte in Köln'; without a number where there is nothing to count. */
export function cityHeading(context: PageContext, facts: CityFacts): string {
  const { language, messages } = context
  const { city, category } = facts
  const texts = inLanguage(cityMessages, language)
  const counted = countedIn(context, facts)
  if (counted !== null) return texts.title(counted, city)
  return category === null
    ? texts.heading(city)
    : texts.categoryHeading(categoryTitleOf(messages, category), city)
}

/** '72 Betriebe', '5 Zahnärzte'; null without any, and for a category that has no noun. */
function countedIn({ messages, formats }: PageContext, { category, noun, total }: CityFacts): string | null {
  if (total === 0) return null
  if (category === null) return messages.count.businesses(formats.counted(total))
  return noun === null ? null : messages.count.trade(formats.counted(total), noun)
}

/**
 * The heading of the list: all of them, how many of a category that was chosen, or how many filters leave of those that the
 * page's own heading counts; without a number while that is unknown.
 */
export function cityListHeading(
  { language, messages, formats }: PageContext,
  { category, total }: CityFacts,
  list: ShownList,
  answer: ListAnswer | undefined,
): string {
  if (!isPart(list) && category === null && total > 1) return inLanguage(cityMessages, language).all
  if (answer === undefined) return messages.list.businesses
  const { trade } = answer
  const count = formats.counted(answer.total)
  const isNarrowed = answer.total < total && list.search.radiusKm === null
  if (trade !== undefined && (category === null || !isNarrowed))
    return messages.count.trade(count, trade.noun)
  return isNarrowed
    ? inLanguage(businessesMessages, language).partOf(count, formats.counted(total))
    : messages.count.businesses(count)
}

/** A few sentences that the lists and figures of the page do not say; what a city is known for only on its own page. */
export function cityIntro(
  context: PageContext,
  { city, category, regions, surroundings }: CityFacts,
): string {
  const { size, largerCity, specialities } = surroundings
  const { formats, language } = context
  return inLanguage(cityMessages, language).intro({
    city,
    state: regions[0]?.name ?? '',
    size,
    largerCity: largerCity?.city ?? '',
    distanceKm: largerCity === null ? '' : formats.count(largerCity.distanceKm),
    specialities: category === null ? conjunction(context, specialities) : '',
  })
}

/** The heading, with the number of businesses where it has none: 'Klangschalen in Köln: 5 Betriebe'. */
export function cityTitle(context: PageContext, facts: CityFacts): string {
  const { language, messages, formats } = context
  const { city, category, noun, total } = facts
  if (total === 0 || category === null || noun !== null) return cityHeading(context, facts)
  const businesses = messages.count.businesses(formats.counted(total))
  return inLanguage(cityMessages, language).categoryTitle(
    categoryTitleOf(messages, category),
    city,
    businesses,
  )
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
