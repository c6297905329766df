import type { ReactNode } from 'react'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { categoryLabel } from '#web/results/facets/facet-labels.ts'
import { priceSigns } from '#web/results/facets/price-signs.ts'
import { useFollowed } from '#web/results/use-followed.ts'
import type { PageSearch } from '#web/routing/search-params.ts'

interface SelectProps {
  search: PageSearch
  answer: ListAnswer | undefined
}

interface CitySelectProps extends SelectProps {
  /** How the place of this very search was understood; null while its answer is loading. */
  place: ResolvedPlace | null
}

/** The cities with most results of the search, each with their number there, and the chosen one. */
export function CitySelect({ search, answer, place }: CitySelectProps) {
  const cities = answer?.facets.places ?? []
  const { formats, language } = usePage()
  const chosen = place?.kind === 'city' && place.citySlug !== null ? place.citySlug : search.location
  const isListed = chosen === '' || cities.some(({ value }) => value === chosen)
  return (
    <Selector name="location" label={inLanguage(businessesMessages, language).city} value={chosen}>
      <option value="">{inLanguage(businessesMessages, language).allCities}</option>
      {!isListed && <option value={chosen}>{place?.label ?? chosen}</option>}
      {cities.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {`${label} (${formats.count(count)})`}
        </option>
      ))}
    </Selector>
  )
}

/** The five groups of the specification's category selector with their results, and the other chosen categories. */
export function CategorySelect({ search, answer }: SelectProps) {
  const { messages, formats, language } = usePage()
  const { groupChoices } = messages
  const chosen = unlisted(search, answer)
  const countOf = (group: string) => answer?.facets.groups.find(({ value }) => value === group)?.count ?? 0
  return (
    <Selector name="category" label={inLanguage(businessesMessages, language).category} value={chosen}>
      <option value="">{inLanguage(businessesMessages, language).allCategories}</option>
      {chosen !== '' && !(chosen in groupChoices) && (
        <option value={chosen}>{categoryLabel(chosen, answer, messages.groups)}</option>
      )}
      {Object.entries(groupChoices).map(([group, label]) => (
        <option key={group} value={group}>
          {answer === undefined ? label : `${label} (${formats.count(countOf(group))})`}
        </option>
      ))}
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
