import type { Suggestions, TradeAtPlace } from '#domain/search/search.ts'
import type { SuggestMessages } from '#messages/de/ui/suggest.ts'
import type { Formats } from '#web/format/formats.ts'
import { businessHref, routes } from '#web/routing/routes.ts'
import type { RecentSearch } from '#web/ui/suggest/recent-searches.ts'

/** What choosing an option does. */
export type OptionAction =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'fill'; readonly text: string }
  /** A trade that no list has, for the form of a new business. */
  | { readonly kind: 'propose'; readonly trade: string }
  | { readonly kind: 'locate' }
  /** Sends the form with what is typed. */
  | { readonly kind: 'search' }
  | { readonly kind: 'forget'; readonly search: RecentSearch }
  /** null: nothing is stored from now on. */
  | { readonly kind: 'keep'; readonly searches: readonly RecentSearch[] | null }

export interface Option {
  readonly text: string
  /** The letters that are marked in it. */
  readonly typed?: string
  /** Beside it, quieter: 'Friseur, Köln', '1.204'. */
  readonly aside: string
  /** Name of a sign (styles/icons.css). */
  readonly sign: string
  readonly action: OptionAction
  /** Its own removal from the list. */
  readonly removal?: { readonly text: string; readonly action: OptionAction }
}

export interface OptionGroup {
  /** '' for options that explain themselves. */
  readonly heading: string
  readonly options: readonly Option[]
}

/** What the 'what' box offers for the letters typed. @param place the text of the other box */
export function whatOptions(
  { businesses, categories, cities, combinations, needs = [] }: Suggestions,
  { typed, place }: { readonly typed: string; readonly place: string },
  messages: SuggestMessages,
  formats: Formats,
): readonly OptionGroup[] {
  return filled([
    {
      heading: messages.combinations,
      options: combinations.map(combination => ({
        text: messages.search(combination.trade.name, combination.place.label),
        typed,
        aside: formats.count(combination.count),
        sign: 'search',
        action: { kind: 'go', path: pathOf(combination) },
      })),
    },
    {
      heading: messages.categories,
      options: categories.map(category => tradeOption(category, place, formats, typed)),
    },
    {
      heading: messages.businesses,
      options: businesses.map(business => ({
        text: business.name,
        typed,
        aside: [business.category, business.city].filter(Boolean).join(', '),
        sign: 'right',
        action: { kind: 'go', path: businessHref(business) },
      })),
    },
    {
      heading: messages.needs,
      options: needs.map(({ name, trade }) => ({
        text: `${trade.name} · ${name}`,
        typed,
        aside: '',
        sign: 'search',
        action: { kind: 'go', path: routes.businesses.href({ query: name, location: place }) },
      })),
    },
    {
      heading: messages.cities,
      options: cities.map(({ slug, city, count }) => ({
        text: city,
        typed,
        aside: formats.count(count),
        sign: 'place',
        action: { kind: 'go', path: routes.city.href({ city: slug }) },
      })),
    },
  ])
}

/** What the 'where' box offers for the letters or digits typed. */
export function whereOptions(
  { cities, places = [] }: Suggestions,
  typed: string,
  messages: SuggestMessages,
  formats: Formats,
): readonly OptionGroup[] {
  const ofKind = (isWanted: (kind: string) => boolean): readonly Option[] =>
    places
      .filter(({ kind }) => isWanted(kind))
      .map(({ label }) => ({
        text: label,
        typed,
        aside: '',
        sign: 'place',
        action: { kind: 'fill', text: label },
      }))
  return filled([
    {
      heading: messages.cities,
      options: cities.map(({ city, count }) => ({
        text: city,
        typed,
        aside: formats.count(count),
        sign: 'place',
        action: { kind: 'fill', text: city },
      })),
    },
    { heading: messages.postalCodes, options: ofKind(kind => kind.startsWith('postal')) },
    { heading: messages.regions, options: ofKind(kind => kind === 'region') },
    { heading: messages.districts, options: ofKind(kind => kind === 'district') },
    nearby(messages),
  ])
}

/**
 * What the empty 'what' box offers.
 * @param searches null while they are not stored
 * @param popular the most frequent trades; none until they are known
 * @param place the text of the other box
 */
export function emptyOptions(
  searches: readonly RecentSearch[] | null,
  popular: Suggestions['categories'],
  place: string,
  messages: SuggestMessages,
  formats: Formats,
): readonly OptionGroup[] {
  const keep = (text: string, sign: string, kept: readonly RecentSearch[] | null): Option => ({
    text,
    aside: '',
    sign,
    action: { kind: 'keep', searches: kept },
  })
  const stop = keep(messages.stopRemembering, 'x', null)
  return filled([
    {
      heading: messages.recent,
      options: (searches ?? []).map(search => {
        const text = messages.search(search.query, search.place)
        const path = routes.businesses.href({ query: search.query, location: search.place })
        const removal = { text: messages.remove(text), action: { kind: 'forget', search } as const }
        return { text, aside: '', sign: 'search', action: { kind: 'go', path }, removal }
      }),
    },
    nearby(messages),
    {
      heading: messages.popular,
      options: popular.map(category => tradeOption(category, place, formats)),
    },
    {
      heading: '',
      options:
        searches === null
          ? [keep(messages.remember, 'save', [])]
          : searches.length === 0
            ? [stop]
            : [keep(messages.removeAll, 'x', []), stop],
    },
  ])
}

/** The way to one's own position. */
export function nearby(messages: SuggestMessages): OptionGroup {
  return {
    heading: '',
    options: [{ text: messages.near, aside: '', sign: 'route', action: { kind: 'locate' } }],
  }
}

/**
 * What the boxes offer with an option that searches for what is typed: before places alone, which say only a part of it, and
 * behind everything else.
 */
export function withSearch(
  groups: readonly OptionGroup[],
  kind: 'what' | 'where',
  typed: string,
  messages: SuggestMessages,
): readonly OptionGroup[] {
  const text = kind === 'what' ? messages.searchFor(typed) : messages.searchIn(typed)
  const search: OptionGroup = {
    heading: '',
    options: [{ text, aside: '', sign: 'search', action: { kind: 'search' } }],
  }
  const arePlaces = kind === 'what' && groups.every(({ heading }) => heading === messages.cities)
  return arePlaces ? [search, ...groups] : [...groups, search]
}

function tradeOption(
  { slug, name, count }: Suggestions['categories'][number],
  place: string,
  formats: Formats,
  typed = '',
): Option {
  const path = routes.businesses.href({ category: slug, location: place })
  return { text: name, typed, aside: formats.count(count), sign: 'search', action: { kind: 'go', path } }
}

/** The page of the trade in the city; elsewhere the results. Both list as many businesses as the suggestion counts. */
function pathOf({ trade, place, query }: TradeAtPlace): string {
  return place.kind === 'city' && place.citySlug !== null
    ? routes.cityCategory.href({ city: place.citySlug, category: trade.slug })
    : routes.businesses.href(query)
}

function filled(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
