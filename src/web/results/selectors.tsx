import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { categoryLabel } from '#web/results/facets/facet-labels.ts'
import { priceSigns } from '#web/results/facets/price-signs.ts'
import type { choiceParts } from '#web/results/list-parts.ts'
import { useFollowed } from '#web/results/use-followed.ts'
import type { PageSearch } from '#web/routing/search-params.ts'

type ChoiceParts = ReturnType<typeof choiceParts>

interface CitySelectProps {
  search: PageSearch
  /** How the place of this very search was understood; null while its answer is loading. */
  place: ResolvedPlace | null
  cities: ChoiceParts['cities']
}

/** The largest cities, and the chosen one. */
export function CitySelect({ search, place, cities: read }: CitySelectProps) {
  const cities = useQuery(read).data ?? []
  const { formats, language } = usePage()
  const value = place?.kind === 'city' && place.citySlug !== null ? place.citySlug : search.location
  const isListed = value === '' || cities.some(({ slug }) => slug === value)
  return (
    <Selector name="location" label={inLanguage(businessesMessages, language).city} value={value}>
      <option value="">{inLanguage(businessesMessages, language).allCities}</option>
      {!isListed && <option value={value}>{place?.label ?? value}</option>}
      {cities.map(({ slug, city, businessCount }) => (
        <option key={slug} value={slug}>
          {`${city} (${formats.count(businessCount)})`}
        </option>
      ))}
    </Selector>
  )
}

interface CategorySelectProps {
  search: PageSearch
  answer: ListAnswer | undefined
  groups: ChoiceParts['groups']
}

/** The five groups of the specification's category selector, and the other chosen categories. */
export function CategorySelect({ search, answer, groups: read }: CategorySelectProps) {
  const groups = useQuery(read).data ?? []
  const { messages, formats, language } = usePage()
  const { groupChoices } = messages
  const value = unlisted(search, answer)
  return (
    <Selector name="category" label={inLanguage(businessesMessages, language).category} value={value}>
      <option value="">{inLanguage(businessesMessages, language).allCategories}</option>
      {value !== '' && !(value in groupChoices) && (
        <option value={value}>{categoryLabel(value, answer, messages.groups)}</option>
      )}
      {Object.entries(groupChoices).map(([group, label]) => {
        const count = groups.find(({ slug }) => slug === group)?.businessCount
        return (
          <option key={group} value={group}>
            {label + (count === undefined ? '' : ` (${formats.count(count)})`)}
          </option>
        )
      })}
    </Selector>
  )
}

/** What is chosen of categories and has no box to tick: groups, and what the answer does not know. */
function unlisted({ category }: PageSearch, answer: ListAnswer | undefined): string {
  const listed = answer?.facets.categories ?? []
  return `${slugsOf(category).filter(slug => !listed.some(({ value }) => value === slug))}`
}

/** The id of the selector of prices, for its label. */
const PRICE = 'price'
const PRICE_LEVELS = ['', '1', '2', '3', '4']

/** A price level, or several that the search was understood to be about. */
export function PriceSelect({ search: { priceLevel } }: { search: PageSearch }) {
  const texts = useMessages(businessesMessages)
  return (
    <label htmlFor={PRICE}>
      {texts.price}
      <Selector id={PRICE} name="priceLevel" value={priceLevel}>
        {[...new Set([...PRICE_LEVELS, priceLevel])].map(levels => (
          <option key={levels} value={levels}>
            {priceSigns(levels) || texts.anyRating}
          </option>
        ))}
      </Selector>
    </label>
  )
}

interface SelectorProps {
  /** For a label beside it. */
  id?: string
  name: string
  value: string
  label?: string
  children: ReactNode
}

function Selector({ id, name, value, label, children }: SelectorProps) {
  const followed = useFollowed<HTMLSelectElement>(select => {
    select.value = value
  })
  return (
    <select id={id} name={name} aria-label={label} ref={followed} defaultValue={value}>
      {children}
    </select>
  )
}
