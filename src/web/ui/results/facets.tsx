import type { ChangeEvent, FormEvent } from 'react'
import { Link, useLocation, useRouter } from 'wouter'
import type { GroupSlug } from '#domain/category/category.ts'
import { resultsWords } from '#web/messages/results/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { CityChoice, GroupCount, ListAnswer } from '#web/query-options.ts'
import { EMPTY_SEARCH, type PageSearch, readSearch, writeSearch } from '#web/search-params.ts'
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
  const { formats, site, language } = usePage()
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const words = resultsWords(language)
  const facets = answer?.facets
  const key = writeSearch(search)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(paths.businesses(searchOfForm(event.currentTarget, search)))
  }
  const apply = (event: ChangeEvent<HTMLFormElement>) => event.currentTarget.requestSubmit()
  const doors: Readonly<Record<string, number | undefined>> = Object.fromEntries(
    facets?.openStates.map(({ value, count }) => [value, count]) ?? [],
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
        <HiddenFields
          search={{
            ...EMPTY_SEARCH,
            query: search.query,
            lat: search.lat,
            lon: search.lon,
            verbatim: search.verbatim,
            view: search.view,
          }}
          omit={[]}
        />
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
                    className="pick"
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
            values={withChosen(facets.radii, search.radiusKm)}
            labelOf={words.radiusKm}
          />
        )}
        <FacetGroup title={words.openNow}>
          <Choice
            type="checkbox"
            name="openNow"
            value="true"
            isChosen={search.openNow}
            label={words.onlyOpen}
            count={doors.open}
          />
          {doors.open !== undefined && !search.openNow && (
            <p className="quiet small">
              {words.doors(formats.count(doors.closed ?? 0), formats.count(doors.unknown ?? 0))}
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
        <Radios
          title={words.price}
          name="priceLevel"
          chosen={search.priceLevel}
          anyLabel={words.anyRating}
          values={PRICES}
          labelOf={priceSign}
        />
        <FacetGroup title={words.features}>
          {site.showsPhotos && (
            <Choice
              type="checkbox"
              name="hasPhoto"
              value="true"
              isChosen={search.hasPhoto}
              label={words.hasPhoto}
            />
          )}
          <Choice
            type="checkbox"
            name="hasWebsite"
            value="true"
            isChosen={search.hasWebsite}
            label={words.hasWebsite}
          />
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

/** The five groups of the specification's category selector. */
const GROUP_CHOICES = [
  'dienstleister',
  'handwerker',
  'kfz-werkstatt',
  'handel',
  'gastronomie',
] as const satisfies readonly GroupSlug[]

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

function CategorySelect({ search, answer, groups }: Pick<FacetsProps, 'search' | 'answer' | 'groups'>) {
  const { messages, formats, language } = usePage()
  const isListed = search.category === '' || GROUP_CHOICES.some(group => group === search.category)
  const counts = new Map(groups.map(({ slug, businessCount }) => [slug, businessCount]))
  return (
    <select name="category" aria-label={resultsWords(language).category} defaultValue={search.category}>
      <option value="">{resultsWords(language).allCategories}</option>
      {!isListed && (
        <option value={search.category}>{categoryLabel(search.category, answer, messages.groups)}</option>
      )}
      {GROUP_CHOICES.map(group => {
        const count = counts.get(group)
        return (
          <option key={group} value={group}>
            {`${messages.groupChoices[group]}${count === undefined ? '' : ` (${formats.count(count)})`}`}
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

const PRICES = ['1', '2', '3', '4'].map(value => ({ value }))

/** '2' -> '€€' */
function priceSign(level: string): string {
  return '€'.repeat(Number(level))
}

/** The radii offered and the one in force, which an address may have chosen freely: without it a form would lose it. */
function withChosen(
  radii: readonly { readonly value: string; readonly count?: number }[],
  chosen: number | null,
): readonly { readonly value: string; readonly count?: number }[] {
  if (chosen === null || radii.some(({ value }) => Number(value) === chosen)) return radii
  return [...radii, { value: String(chosen) }]
}

function searchOfForm(form: HTMLFormElement, before: PageSearch): PageSearch {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value)
  const next = readSearch(values.toString())
  return next.location === before.location ? next : { ...next, lat: null, lon: null }
}
