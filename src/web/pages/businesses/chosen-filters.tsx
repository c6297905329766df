import type { KeyboardEvent } from 'react'
import { Link } from 'wouter'
import { slugsOf } from '#domain/text/slug-list.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { categoryLabel, labelOf } from '#web/pages/businesses/facets.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { priceSigns } from '#web/pages/businesses/price-signs.ts'
import { routes } from '#web/routing/routes.ts'
import { EMPTY_SEARCH, isNarrowed, type PageSearch, without } from '#web/routing/search-params.ts'

/** The filters in force, each a link that takes it away. */
export function ChosenFilters({ search, answer }: { search: PageSearch; answer: ListAnswer | undefined }) {
  const { language } = usePage()
  const messages = businessesMessages(language)
  const chosen = [...wordsChosen(search, answer), ...useChosen(search, answer)]
  if (chosen.length === 0) return null
  const { query, location, sort, view } = search
  return (
    <fieldset className="chips" aria-label={messages.chosen}>
      {chosen.map(({ label, without }) => (
        <Link
          key={label}
          className="chip on ic ic-x"
          href={routes.businesses.href({ ...search, ...without, page: 1 })}
          onKeyDown={removeByKey}
        >
          {label}
          <span className="vh"> {messages.remove}</span>
        </Link>
      ))}
      <Link className="btn bare" href={routes.businesses.href({ query, location, sort, view })}>
        {messages.reset}
      </Link>
    </fieldset>
  )
}

function removeByKey({ key, currentTarget }: KeyboardEvent<HTMLAnchorElement>) {
  if (key === 'Delete' || key === 'Backspace') currentTarget.click()
}

/** The words and the place, where the search says more than one thing. */
function wordsChosen(search: PageSearch, answer: ListAnswer | undefined): readonly Chosen[] {
  const words = (answer?.understood.parts ?? []).filter(({ kind }) => kind === 'trade' || kind === 'name')
  const place = search.location === '' ? undefined : answer?.place?.label
  const chosen: Chosen[] = words.map(({ label }, at) => ({
    label,
    without: {
      verbatim: false,
      typing: false,
      query: words
        .toSpliced(at, 1)
        .map(({ typed }) => typed)
        .join(' '),
    },
  }))
  if (place !== undefined)
    chosen.push({ label: place, without: { location: '', radiusKm: null, lat: null, lon: null } })
  const rest = { ...search, query: '', location: '', typing: false, verbatim: false }
  return chosen.length > 1 || isNarrowed(rest) ? chosen : []
}

interface Chosen {
  readonly label: string
  /** What the search says instead once it is taken away. */
  readonly without: Partial<PageSearch>
}

/** The filters in force. */
export function useChosen(search: PageSearch, answer: ListAnswer | undefined): readonly Chosen[] {
  const { messages, formats, site, language } = usePage()
  const texts = businessesMessages(language)
  const { category, cities, attributes } = search
  const chosen: Chosen[] = [
    ...slugsOf(category).map(slug => ({
      label: categoryLabel(slug, answer, messages.groups),
      without: { category: without(category, slug) },
    })),
    ...slugsOf(cities).map(slug => ({
      label: labelOf(slug, answer?.facets.cities),
      without: { cities: without(cities, slug) },
    })),
  ]
  for (const slug of slugsOf(attributes))
    chosen.push({
      label: labelOf(slug, answer?.facets.attributes),
      without: { attributes: without(attributes, slug) },
    })
  const add = (name: keyof PageSearch, label: string | false | undefined) => {
    const usual = EMPTY_SEARCH[name]
    if (label && search[name] !== usual) chosen.push({ label, without: { [name]: usual } })
  }
  add('lat', answer?.place?.label)
  add('radiusKm', texts.radiusChip(formats.counted(search.radiusKm ?? 0)))
  add('openAt', answer?.openAt?.label)
  add('minRating', site.showsRatings && texts.ratingChip(formats.rating(search.minRating ?? 0)))
  add('hasPhoto', site.showsPhotos && texts.hasPhoto)
  add('hasWebsite', texts.hasWebsite)
  add('verified', texts.verified)
  add('priceLevel', priceSigns(search.priceLevel))
  add('sort', search.sort === 'rating' && texts.sorts.rating)
  // A word that counts for nothing is shown, so that nobody takes what follows for cheap.
  for (const { kind, value, label } of answer?.understood.parts ?? [])
    if (kind === 'price' && value === '') chosen.push({ label, without: {} })
  return chosen
}
