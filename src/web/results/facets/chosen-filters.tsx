import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { slugsOf } from '#domain/text/slug-list.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { categoryLabel, labelOf } from '#web/results/facets/facet-labels.ts'
import { priceSigns } from '#web/results/facets/price-signs.ts'
import { isQuick } from '#web/results/facets/quick-chips.tsx'
import { positionLabel } from '#web/results/headline.ts'
import { hasFilters, isChosen, type ShownList, unfilteredHref } from '#web/results/shown-list.ts'
import { EMPTY_SEARCH, type PageSearch, without } from '#web/routing/search-params.ts'

interface ListProps {
  list: ShownList
  answer: ListAnswer | undefined
}

/** The filters in force that have no quick chip, each a link that takes it away. */
export function ChosenFilters({ list, answer }: ListProps) {
  const messages = useMessages(businessesMessages)
  const others = useChosen(list, answer).filter(({ isQuick }) => !isQuick)
  const words = wordsChosen(list, answer)
  // A word alone has a chip only beside others: it would come with the first quick choice, and push it away.
  const chosen = words.length > 1 || others.length > 0 ? [...words, ...others] : others
  const group = useRef<HTMLFieldSetElement>(null)
  const removed = useFocusAfterRemoval(group, chosen.length)
  if (!isChosen(list) || (chosen.length === 0 && !hasFilters(list))) return null
  const { search, hrefOf } = list
  return (
    <fieldset className="chips" aria-label={messages.chosen} ref={group}>
      {chosen.map(({ label, without }, at) => (
        <Link
          key={label}
          className="chip on ic ic-x"
          href={hrefOf({ ...search, ...without, page: 1 })}
          onKeyDown={removeByKey}
          onClick={() => {
            removed.current = at
          }}
        >
          <span>{label}</span>
          <span className="vh">{` ${messages.remove}`}</span>
        </Link>
      ))}
      {hasFilters(list) && (
        <Link className="btn bare" href={unfilteredHref(list)}>
          {messages.reset}
        </Link>
      )}
    </fieldset>
  )
}

/** The chip beside a removed one gets the focus; after the last one it is lost, and the heading of the list takes it. */
function useFocusAfterRemoval(group: { readonly current: HTMLElement | null }, count: number) {
  const removed = useRef<number>(null)
  useEffect(() => {
    const at = removed.current
    if (at === null) return
    removed.current = null
    const chips = group.current?.querySelectorAll<HTMLElement>('.chip') ?? []
    chips[Math.min(at, count - 1)]?.focus({ preventScroll: true })
  }, [count, group])
  return removed
}

function removeByKey({ key, currentTarget }: KeyboardEvent<HTMLAnchorElement>) {
  if (key === 'Delete' || key === 'Backspace') currentTarget.click()
}

/** The words and the place of the search. */
function wordsChosen({ search, whole }: ShownList, answer: ListAnswer | undefined): readonly Chosen[] {
  const words = (answer?.understood.parts ?? []).filter(({ kind }) => kind === 'trade' || kind === 'name')
  const place = search.location === whole.location ? undefined : answer?.place?.label
  const chosen: Chosen[] = words.map(({ label }, at) => ({
    label,
    isQuick: false,
    without: {
      verbatim: false,
      query: words
        .toSpliced(at, 1)
        .map(({ typed }) => typed)
        .join(' '),
    },
  }))
  if (place !== undefined)
    chosen.push({
      label: place,
      isQuick: false,
      without: { location: '', radiusKm: null, lat: null, lon: null },
    })
  return chosen
}

interface Chosen {
  readonly label: string
  /** It has a chip of its own among the quick ones. */
  readonly isQuick: boolean
  /** What the search says instead once it is taken away. */
  readonly without: Partial<PageSearch>
}

/** The filters in force, beyond what the page itself is about. */
export function useChosen({ search, whole }: ShownList, answer: ListAnswer | undefined): readonly Chosen[] {
  const { messages, formats, site } = usePage()
  const texts = useMessages(businessesMessages)
  const { category, cities, attributes } = search
  const hasQuickChip = isQuick(search, answer)
  const chosen: Chosen[] = [
    ...slugsOf(category)
      .filter(slug => slug !== whole.category)
      .map(slug => ({
        label: categoryLabel(slug, answer, messages.groups),
        isQuick: false,
        without: { category: without(category, slug) },
      })),
    ...slugsOf(cities).map(slug => ({
      label: labelOf(slug, answer?.facets.cities),
      isQuick: false,
      without: { cities: without(cities, slug) },
    })),
  ]
  for (const slug of slugsOf(attributes))
    chosen.push({
      label: labelOf(slug, answer?.facets.attributes),
      isQuick: hasQuickChip('attributes', slug),
      without: { attributes: without(attributes, slug) },
    })
  const add = (name: keyof PageSearch, label: string | false | undefined) => {
    const usual = EMPTY_SEARCH[name]
    if (label && search[name] !== usual)
      chosen.push({ label, isQuick: hasQuickChip(name), without: { [name]: usual } })
  }
  add('lat', positionLabel(search, answer?.place?.label, texts))
  add('radiusKm', texts.radiusChip(formats.counted(search.radiusKm ?? 0)))
  add('openAt', answer?.openAt?.label)
  add('minRating', site.showsRatings && texts.ratingChip(formats.rating(search.minRating ?? 0)))
  add('hasPhoto', site.showsPhotos && texts.hasPhoto)
  add('hasWebsite', texts.hasWebsite)
  add('verified', texts.verified)
  add('priceLevel', priceSigns(search.priceLevel))
  add('sort', search.sort === 'rating' && whole.sort !== 'rating' && texts.sorts.rating)
  // A word that counts for nothing is shown, so that nobody takes what follows for cheap.
  for (const { kind, value, label } of answer?.understood.parts ?? [])
    if (kind === 'price' && value === '') chosen.push({ label, isQuick: false, without: {} })
  return chosen
}
