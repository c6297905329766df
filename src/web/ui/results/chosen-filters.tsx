import { Link } from 'wouter'
import { resultsWords } from '#web/messages/results/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { ListAnswer } from '#web/query-options.ts'
import { EMPTY_SEARCH, type PageSearch } from '#web/search-params.ts'
import { categoryLabel } from '#web/ui/results/facets.tsx'

/** The filters in force, each a link that takes it away. */
export function ChosenFilters({ search, answer }: { search: PageSearch; answer: ListAnswer | undefined }) {
  const { language } = usePage()
  const words = resultsWords(language)
  const chosen = useChosen(search, answer)
  if (chosen.length === 0) return null
  const { query, location, sort, view } = search
  return (
    <fieldset className="chips" aria-label={words.chosen}>
      {chosen.map(({ name, label }) => (
        <Link
          key={name}
          className="chip on ic ic-x"
          href={paths.businesses({ ...search, [name]: EMPTY_SEARCH[name], page: 1 })}
        >
          {label}
          <span className="vh"> {words.remove}</span>
        </Link>
      ))}
      <Link className="btn bare" href={paths.businesses({ query, location, sort, view })}>
        {words.reset}
      </Link>
    </fieldset>
  )
}

/** How many filters are in force. */
export function useChosen(
  search: PageSearch,
  answer: ListAnswer | undefined,
): readonly { name: keyof PageSearch; label: string }[] {
  const { messages, formats, site, language } = usePage()
  const words = resultsWords(language)
  const chosen: { name: keyof PageSearch; label: string }[] = []
  if (search.category !== '') {
    chosen.push({ name: 'category', label: categoryLabel(search.category, answer, messages.groups) })
  }
  if (search.lat !== null && answer?.place) chosen.push({ name: 'lat', label: answer.place.label })
  if (search.radiusKm !== null)
    chosen.push({ name: 'radiusKm', label: words.radiusChip(formats.count(search.radiusKm)) })
  if (search.openNow) chosen.push({ name: 'openNow', label: words.openNow })
  if (search.minRating !== null && site.showsRatings) {
    chosen.push({ name: 'minRating', label: words.ratingChip(formats.rating(search.minRating)) })
  }
  if (search.hasPhoto && site.showsPhotos) chosen.push({ name: 'hasPhoto', label: words.hasPhoto })
  if (search.hasWebsite) chosen.push({ name: 'hasWebsite', label: words.hasWebsite })
  if (search.verified) chosen.push({ name: 'verified', label: words.verified })
  if (search.priceLevel !== null) chosen.push({ name: 'priceLevel', label: '€'.repeat(search.priceLevel) })
  return chosen
}
