import type { ChangeEvent, FormEvent } from 'react'
import { Link, useLocation, useRouter } from 'wouter'
import { resultsWords } from '#web/messages/results/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { CityChoice, GroupCount, ListAnswer } from '#web/query-options.ts'
import { type PageSearch, readSearch, writeSearch } from '#web/search-params.ts'
import { HiddenFields } from '#web/ui/hidden-fields.tsx'
import { Choice } from '#web/ui/results/choice.tsx'
import { FacetGroup } from '#web/ui/results/facet-group.tsx'
import { Radios } from '#web/ui/results/radios.tsx'

interface FacetsProps {
  search: PageSearch
  answer: ListAnswer | undefined
  cities: readonly CityChoice[]
  groups: readonly GroupCount[]
}

export const FILTER_FORM = 'filters'

/** Filters as a plain GET form of native controls: at once with script, by one button without. */
export function Facets({ search, answer, cities, groups }: FacetsProps) {
  const { formats, messages, site, language } = usePage()
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const words = resultsWords(language)
  const facets = answer?.facets
  const key = writeSearch(search)
  const { query, lat, lon, verbatim, view } = search

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(paths.businesses(searchOfForm(event.currentTarget, search)))
  }
  const apply = (event: ChangeEvent<HTMLFormElement>) => event.currentTarget.requestSubmit()
  const [open, shut, unknown] = facets?.openStates ?? []
  const flag = (name: 'openNow' | 'hasPhoto' | 'hasWebsite' | 'verified', label: string, count?: number) => (
    <Choice type="checkbox" name={name} value="true" isChosen={search[name]} label={label} count={count} />
  )
  return (
    <aside className="facets" id="filter" popover="auto" aria-label={words.filter}>
      <div className="facets-head">
        <h2>{words.filter}</h2>
        <button
          type="button"
          className="btn icon ic ic-x"
          popoverTarget="filter"
          popoverTargetAction="hide"
          aria-label={words.closeFilter}
        />
      </div>
      <form
        key={key}
        id={FILTER_FORM}
        action={`${base}${paths.businesses()}`}
        onSubmit={submit}
        onChange={apply}
      >
        <HiddenFields search={{ query, lat, lon, verbatim, view }} />
        <FacetGroup title={words.city}>
          <CitySelect search={search} answer={answer} cities={cities} />
        </FacetGroup>
        <FacetGroup title={words.category}>
          <CategorySelect search={search} answer={answer} groups={groups} />
          {facets !== undefined && facets.categories.length > 1 && (
            <ul className="narrower" aria-label={words.narrower}>
              {facets.categories.map(({ value, label, count }) => (
                <li key={value}>
                  <Link
                    href={paths.businesses({ ...search, category: value, page: 1 })}
                    aria-current={value === search.category ? 'true' : undefined}
                    rel="nofollow"
                  >
                    {`${label} `}
                    <span className="n">{formats.count(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </FacetGroup>
        {facets !== undefined && facets.radii.length > 0 && (
          <Radios
            title={words.radius}
            name="radiusKm"
            chosen={search.radiusKm}
            anyLabel={words.exactly}
            values={facets.radii}
            labelOf={words.radiusKm}
          />
        )}
        <FacetGroup title={words.openNow}>
          {flag('openNow', words.onlyOpen, open?.count)}
          {shut !== undefined && !search.openNow && (
            <p className="quiet small">
              {`${messages.state.shut}: ${formats.count(shut.count)}, `}
              {`${messages.state.unknown}: ${formats.count(unknown?.count ?? 0)}`}
            </p>
          )}
        </FacetGroup>
        {facets !== undefined && facets.ratings.length > 0 && (
          <Radios
            title={words.rating}
            name="minRating"
            chosen={search.minRating}
            anyLabel={words.anyRating}
            values={facets.ratings}
            labelOf={value => words.ratingFrom(formats.rating(Number(value)))}
          />
        )}
        <FacetGroup title={words.features}>
          {site.showsPhotos && flag('hasPhoto', words.hasPhoto)}
          {flag('hasWebsite', words.hasWebsite)}
          {flag('verified', words.verified)}
          <label>
            {words.price}
            <select name="priceLevel" defaultValue={search.priceLevel ?? ''}>
              {['', '€', '€€', '€€€', '€€€€'].map((sign, level) => (
                <option key={sign} value={level || ''}>
                  {sign || words.anyRating}
                </option>
              ))}
            </select>
          </label>
        </FacetGroup>
        <button type="submit" className="btn without-script">
          {words.apply}
        </button>
        <button
          type="button"
          className="btn go facets-done"
          popoverTarget="filter"
          popoverTargetAction="hide"
        >
          {words.show(formats.count(answer?.total ?? 0), formats.isOne(answer?.total ?? 0))}
        </button>
      </form>
    </aside>
  )
}

function CitySelect({ search, answer, cities }: Pick<FacetsProps, 'search' | 'answer' | 'cities'>) {
  const { formats, language } = usePage()
  const place = answer?.place
  const value = place?.kind === 'city' && place.citySlug !== null ? place.citySlug : search.location
  const isListed = value === '' || cities.some(({ slug }) => slug === value)
  return (
    <select name="location" aria-label={resultsWords(language).city} defaultValue={value}>
      <option value="">{resultsWords(language).allCities}</option>
      {!isListed && <option value={value}>{place?.label ?? value}</option>}
      {cities.map(({ slug, city, businessCount }) => (
        <option key={slug} value={slug}>
          {`${city} (${formats.count(businessCount)})`}
        </option>
      ))}
    </select>
  )
}

/** The five groups of the specification's category selector, and whatever else is chosen. */
function CategorySelect({ search, answer, groups }: Pick<FacetsProps, 'search' | 'answer' | 'groups'>) {
  const { messages, formats, language } = usePage()
  const { groupChoices } = messages
  return (
    <select name="category" aria-label={resultsWords(language).category} defaultValue={search.category}>
      <option value="">{resultsWords(language).allCategories}</option>
      {search.category !== '' && !(search.category in groupChoices) && (
        <option value={search.category}>{categoryLabel(search.category, answer, messages.groups)}</option>
      )}
      {Object.entries(groupChoices).map(([group, label]) => {
        const count = groups.find(({ slug }) => slug === group)?.businessCount
        return (
          <option key={group} value={group}>
            {label + (count === undefined ? '' : ` (${formats.count(count)})`)}
          </option>
        )
      })}
    </select>
  )
}

/** The shown name of a category or group slug; the slug itself where the answer does not know it. */
export function categoryLabel(
  slug: string,
  answer: ListAnswer | undefined,
  groups: Readonly<Record<string, string>>,
): string {
  return groups[slug] ?? answer?.facets.categories.find(({ value }) => value === slug)?.label ?? slug
}

function searchOfForm(form: HTMLFormElement, before: PageSearch): PageSearch {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value)
  const next = readSearch(values.toString())
  return next.location === before.location ? next : { ...next, lat: null, lon: null }
}
