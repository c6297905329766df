import { Link } from 'wouter'
import { slugsOf } from '#domain/text/slug-list.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import type { ShownList } from '#web/results/shown-list.ts'
import { NEAR_KM, type PageSearch, without } from '#web/routing/search-params.ts'

/** A rating that most people ask for. */
const GOOD_RATING = 4.5
/** The first of the trade's attributes. */
const MOST_ATTRIBUTES = 3

interface QuickChoice {
  readonly key: string
  readonly label: string
  readonly isOn: boolean
  /** What the search says once it is pressed. */
  readonly next: Partial<PageSearch>
}

/** The choices that most people make, one press each; a chosen one stays in its place and is taken back there. */
export function QuickChips({ list, answer }: { list: ShownList; answer: ListAnswer | undefined }) {
  const { search, hrefOf } = list
  const texts = useMessages(businessesMessages)
  return (
    <fieldset className="chips quick" aria-label={texts.quick}>
      {useQuickChoices(search, answer).map(({ key, label, isOn, next }) => (
        <Link
          key={key}
          className={isOn ? 'chip on' : 'chip'}
          href={hrefOf({ ...search, ...next, page: 1 })}
          aria-current={isOn || undefined}
          rel="nofollow"
        >
          {label}
        </Link>
      ))}
    </fieldset>
  )
}

function useQuickChoices(search: PageSearch, answer: ListAnswer | undefined): readonly QuickChoice[] {
  const { formats, site } = usePage()
  const texts = useMessages(businessesMessages)
  const { openAt, minRating, radiusKm, attributes } = search
  const chosen = slugsOf(attributes)
  const choice = (name: 'openAt' | 'minRating' | 'radiusKm', value: string | number, label: string) => {
    const isOn = search[name] === value
    return { key: name, label, isOn, next: { [name]: isOn ? (name === 'openAt' ? '' : null) : value } }
  }
  const isOpenFree = ['', 'now'].includes(openAt)
  const isRatingFree = site.showsRatings && [null, GOOD_RATING].includes(minRating)
  // Before an answer, whoever names a place most likely gets radii around it: the chip keeps its room.
  const hasRadii = answer === undefined ? search.location !== '' : answer.facets.radii.length > 0
  const isRadiusFree = hasRadii && [null, NEAR_KM].includes(radiusKm)
  return [
    ...(isOpenFree ? [choice('openAt', 'now', texts.openNow)] : []),
    ...(isRatingFree
      ? [choice('minRating', GOOD_RATING, texts.ratingFrom(formats.rating(GOOD_RATING)))]
      : []),
    ...(isRadiusFree ? [choice('radiusKm', NEAR_KM, texts.radiusChip(formats.counted(NEAR_KM)))] : []),
    ...quickAttributes(answer).map(({ value, label }) => {
      const isOn = chosen.includes(value)
      return {
        key: value,
        label,
        isOn,
        next: { attributes: isOn ? without(attributes, value) : `${[...chosen, value]}` },
      }
    }),
  ]
}

function quickAttributes(answer: ListAnswer | undefined) {
  return answer?.facets.attributes.slice(0, MOST_ATTRIBUTES) ?? []
}

/** Whether a choice has its place among the quick ones, and needs no other chip. */
export function isQuick(search: PageSearch, answer: ListAnswer | undefined) {
  return (name: string, slug = ''): boolean => {
    if (name === 'openAt') return search.openAt === 'now'
    if (name === 'minRating') return search.minRating === GOOD_RATING
    if (name === 'radiusKm') return search.radiusKm === NEAR_KM && (answer?.facets.radii.length ?? 0) > 0
    return name === 'attributes' && quickAttributes(answer).some(({ value }) => value === slug)
  }
}
