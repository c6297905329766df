import { slugsOf } from '#domain/text/slug-list.ts'
import type { BusinessesMessages, WhereWords } from '#messages/de/pages/businesses.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'
import { categoryLabel, labelOf } from '#web/results/facets/facet-labels.ts'
import { type PageSearch, soughtWords } from '#web/routing/search-params.ts'

/**
 * What a list is about, with its number once that is known: '24 Zahnärzte in Köln', else '24 Treffer für „notdienst“'.
 * @param search as it was understood
 * @param unnamed for a search that says nothing which could be named
 * @param place its name, as long as no answer says it
 * @param before the answer that is shown meanwhile, which may know the names of categories
 */
export function headline(
  search: PageSearch,
  answer: ListAnswer | undefined,
  { formats, messages, language }: Pick<PageContext, 'formats' | 'messages' | 'language'>,
  unnamed: string,
  place: string,
  before?: ListAnswer,
): string {
  const texts = inLanguage(businessesMessages, language)
  const category = categoryLabel(search.category, answer ?? before, messages.groups)
  if (answer === undefined) return texts.searchTitle(search.query, place, category) || unnamed
  const { trade, total } = answer
  const where = whereWords(search, answer)
  if (trade === undefined)
    return texts.headline(formats.counted(total), {
      query: soughtWords(search, answer),
      category,
      ...where,
    })
  return texts.tradeHeadline(formats.counted(total), trade.noun, where)
}

/** 'Mein Standort', or what a map showed. @param label of the answer's place */
export function positionLabel<Label extends string | undefined>(
  { section }: Pick<PageSearch, 'section'>,
  label: Label,
  { mapSection }: Pick<BusinessesMessages, 'mapSection'>,
): Label | string {
  return section ? mapSection : label
}

/** Where the results are: the place as it was understood, or the only town that was chosen. */
export function whereWords(
  { location, cities, radiusKm }: PageSearch,
  { place, facets }: ListAnswer,
): WhereWords {
  const radius = radiusKm === null || place === null ? '' : String(radiusKm)
  if (place?.kind === 'region') return { place: '', region: place.phrase ?? place.label, radius: '' }
  // A position has no name, and without a radius it only orders what there is everywhere.
  if (place?.kind === 'position') return { place: '', region: '', radius }
  const [city, ...otherCities] = slugsOf(cities)
  const isInCity = location === '' && city !== undefined && otherCities.length === 0
  const chosen = isInCity ? labelOf(city, facets.cities) : location
  return { place: place?.label ?? chosen, region: '', radius }
}
