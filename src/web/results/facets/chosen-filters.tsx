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

/**
 * The filters in force that have no quick chip, each a link that takes it away. Where nothing is found, everything that was
 * asked for: first what has results once it is taken away, with their number.
 */
export function ChosenFilters({ list, answer }: ListProps) {
  const { formats } = usePage()
  const messages = useMessages(businessesMessages)
  const chosen = useChips(list, answer)
  const group = useRef<HTMLFieldSetElement>(null)
  const removed = useFocusAfterRemoval(group, chosen.length)
  if (!isChosen(list) || (chosen.length === 0 && !hasFilters(list))) return null
  return (
    <fieldset className="chips" aria-label={messages.chosen} ref={group}>
      {chosen.map(({ label, parameter, value, href, count }, at) => (
        <Link
          key={parameter + value + label}
          className="chip on ic ic-x"
          href={href}
          onKeyDown={removeByKey}
          onClick={() => {
            removed.current = at
          }}
        >
          <span>{label}</span>
          <span className="vh">{` ${messages.remove}`}</span>
          {count > 0 && <span className="n">{` ${messages.show(formats.counted(count))}`}</span>}
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

/** The chips of a list, each with the address without it. */
export function useChips(list: ShownList, answer: ListAnswer | undefined) {
  const { search, hrefOf } = list
  const isNone = answer?.total === 0
  const filters = useChosen(list, answer).filter(({ isQuick }) => isNone || !isQuick)
  const words = wordsChosen(list, answer)
  // A word alone has a chip only beside others: it would come with the first quick choice, and push it away.
  const chosen = words.length > 1 || filters.length > 0 ? [...words, ...filters] : filters
  return chosen
    .map(chip => ({
      ...chip,
      href: hrefOf({ ...search, ...chip.without, page: 1 }),
      // How many results there are without it, where there are none with it.
      count:
        answer?.conditions?.find(
          ({ parameter, value }) => parameter === chip.parameter && value === chip.value,
        )?.count ?? 0,
    }))
    .sort((one, other) => Number(other.count > 0) - Number(one.count > 0))
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
  if (answer === undefined) return []
  const { query, location } = search
  const parts = answer.understood.parts.filter(({ kind }) => kind === 'trade' || kind === 'name')
  // A number is a text without words.
  const words = parts.length === 0 && query !== '' ? [{ label: query, typed: query }] : parts
  const chosen: Chosen[] = words.map(({ label, typed }, at) => ({
    label,
    parameter: 'query',
    value: typed,
    without: {
      verbatim: false,
      query: words
        .toSpliced(at, 1)
        .map(({ typed }) => typed)
        .join(' '),
    },
  }))
  if (location !== whole.location)
    chosen.push({
      label: answer.place?.label ?? location,
      parameter: 'location',
      value: '',
      without: { location: '', ...NO_CIRCLE },
    })
  return chosen
}

const NO_CIRCLE = { radiusKm: null, lat: null, lon: null }

interface Chosen {
  readonly label: string
  /** As in the conditions of an answer. */
  readonly parameter: keyof PageSearch
  readonly value: string
  /** It has a chip of its own among the quick ones. */
  readonly isQuick?: boolean
  /** What the search says instead once it is taken away. */
  readonly without: Partial<PageSearch>
}

/** The filters in force, beyond what the page itself is about. */
export function useChosen({ search, whole }: ShownList, answer: ListAnswer | undefined): readonly Chosen[] {
  const { messages, formats, site } = usePage()
  const texts = useMessages(businessesMessages)
  const hasQuickChip = isQuick(search, answer)
  const chosen: Chosen[] = []
  const addEach = (parameter: 'category' | 'cities' | 'attributes', labelOf: (slug: string) => string) => {
    for (const value of slugsOf(search[parameter]))
      if (parameter !== 'category' || value !== whole.category)
        chosen.push({
          label: labelOf(value),
          parameter,
          value,
          isQuick: hasQuickChip(parameter, value),
          without: { [parameter]: without(search[parameter], value) },
        })
  }
  addEach('category', slug => categoryLabel(slug, answer, messages.groups))
  addEach('cities', slug => labelOf(slug, answer?.facets.cities))
  addEach('attributes', slug => labelOf(slug, answer?.facets.attributes))
  const add = (
    parameter: keyof PageSearch,
    label: string | false | undefined,
    without: Partial<PageSearch> = { [parameter]: EMPTY_SEARCH[parameter] },
  ) => {
    if (label && search[parameter] !== EMPTY_SEARCH[parameter])
      chosen.push({ label, parameter, value: '', isQuick: hasQuickChip(parameter), without })
  }
  add('lat', positionLabel(search, answer?.place?.label, texts), NO_CIRCLE)
  add('radiusKm', texts.radiusChip(formats.counted(search.radiusKm ?? 0)))
  add('openAt', search.openAt === 'now' ? texts.openNow : answer?.openAt?.label)
  add('minRating', site.showsRatings && texts.ratingChip(formats.rating(search.minRating ?? 0)))
  add('hasPhoto', site.showsPhotos && texts.hasPhoto)
  add('hasWebsite', texts.hasWebsite)
  add('verified', texts.verified)
  add('priceLevel', priceSigns(search.priceLevel))
  add('verbatim', texts.verbatimChip)
  add('sort', search.sort === 'rating' && whole.sort !== 'rating' && texts.sorts.rating)
  // A word that counts for nothing is shown, so that nobody takes what follows for cheap.
  for (const { kind, value, label } of answer?.understood.parts ?? [])
    if (kind === 'price' && value === '')
      chosen.push({ label, parameter: 'priceLevel', value: '', without: {} })
  return chosen
}
