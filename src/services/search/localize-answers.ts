import type { BusinessCard, PublicBusiness, ShownCard } from '#domain/business/public-business.ts'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { categoryFor } from '#domain/category/category.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import type {
  Alternative,
  BusinessLookup,
  CategorySummary,
  Choices,
  ChoicesQuery,
  FacetValue,
  GroupSummary,
  ResolvedPlace,
  SearchAnswer,
  Suggestions,
} from '#domain/search/search.ts'
import type { UnderstoodPart } from '#domain/search/understood.ts'
import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'
import type { InRegionMessages } from '#messages/de/in-region.ts'
import type { OpenAtMessages } from '#messages/de/open-at.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { knownNeed } from '#search/query/parsing/need-table.ts'
import { attributeIn, localizeAbout } from '#services/attributes/localize-about.ts'
import { countedNounOf } from '#services/categories/counted-noun.ts'
import { nameIn } from '#services/categories/get-category.ts'
import { openAtLabel } from './open-at-label.ts'

/** The name of a place of which only coordinates are known: the visitor's own, or the middle of a map. */
const MESSAGES = await everyLanguage<SearchAnswerMessages>(
  language => import(`../../messages/${language}/api/search-answer.ts`),
)

const OPEN_AT_MESSAGES = await everyLanguage<OpenAtMessages>(
  language => import(`../../messages/${language}/open-at.ts`),
)

const IN_REGION = await everyLanguage<InRegionMessages>(
  language => import(`../../messages/${language}/in-region.ts`),
)

/**
 * Answers with the names of categories in a language; nothing else of a business is translated. The index contains the
 * German names; in German every answer is returned unchanged.
 */
export function localizeCards(language: Language, cards: readonly ShownCard[]): readonly ShownCard[] {
  return language === DEFAULT_LANGUAGE ? cards : cards.map(card => named(language, card))
}

/** A looked-up business with the names of its categories and attributes in a language. */
export function localizeLookup(language: Language, lookup: BusinessLookup): BusinessLookup {
  if (language === DEFAULT_LANGUAGE || lookup.kind !== 'found') return lookup
  const business = named<PublicBusiness>(language, lookup.business)
  return { kind: 'found', business: { ...business, about: localizeAbout(language, business.about) } }
}

/**
 * A search answer in a language: the names of categories in its cards, facets and alternatives, the noun of its trade, and
 * what the index has no words for.
 */
export function localizeSearchAnswer(language: Language, found: SearchAnswer): SearchAnswer {
  const {
    place,
    trade,
    openAt,
    facets,
    alternatives,
    understood,
    nearest,
    further,
    closed,
    helping,
    ...others
  } = found
  const { ownPosition, openStates } = MESSAGES[language]
  const isPosition = place?.kind === 'position'
  const noun = trade && countedNounOf(language, found.total, { slug: trade.slug, name: trade.noun })
  const inLanguage = (alternative: Alternative): Alternative => {
    const { kind, subject, query } = alternative
    if (kind === 'without-place' && isPosition) return { ...alternative, subject: ownPosition }
    if (kind === 'without-time') return { ...alternative, subject: timeLabel(language, subject) }
    if (kind !== 'related-category') return alternative
    return { ...alternative, subject: nameIn(language, { slug: query.category ?? '', name: subject }) }
  }
  return {
    ...others,
    place: place && placeIn(language, place),
    ...(trade && noun !== undefined && { trade: { ...trade, noun } }),
    ...(openAt && { openAt: { ...openAt, label: timeLabel(language, openAt.value) } }),
    businesses: localizeCards(language, found.businesses),
    ...(further && { further: { ...further, businesses: localizeCards(language, further.businesses) } }),
    ...(closed && { closed: localizeCards(language, closed) }),
    ...(helping && { helping: helping.map(trade => ({ ...trade, name: nameIn(language, trade) })) }),
    facets: {
      ...facets,
      categories: facets.categories.map(facet => categoryFacetIn(language, facet)),
      ratings: facets.ratings.map(facet => ({ ...facet, label: ratingLabel(language, facet.value) })),
      attributes: facets.attributes.map(facet => attributeFacetIn(language, facet)),
      openStates: facets.openStates.map(facet => ({
        ...facet,
        label: isOpenState(facet.value) ? openStates[facet.value] : facet.value,
      })),
    },
    understood: { ...understood, parts: understood.parts.map(part => partIn(language, part)) },
    alternatives: alternatives.map(inLanguage),
    ...(nearest && {
      nearest: { ...inLanguage(nearest), businesses: localizeCards(language, nearest.businesses) },
    }),
  }
}

/** A position with a name, and a region with the words that stand before it. */
function placeIn(language: Language, place: ResolvedPlace): ResolvedPlace {
  if (place.kind === 'position') return { ...place, label: MESSAGES[language].ownPosition }
  return place.kind === 'region' ? { ...place, phrase: IN_REGION[language].inRegion(place.label) } : place
}

/** Choices with their names in a language. */
export function localizeChoices(language: Language, of: ChoicesQuery['of'], choices: Choices): Choices {
  if (of === 'cities') return choices
  const nameOf = of === 'attributes' ? attributeFacetIn : categoryFacetIn
  return { ...choices, values: choices.values.map(value => nameOf(language, value)) }
}

function attributeFacetIn(language: Language, facet: FacetValue): FacetValue {
  return { ...facet, label: attributeIn(language, facet.value) }
}

function categoryFacetIn(language: Language, facet: FacetValue): FacetValue {
  return { ...facet, label: nameIn(language, { slug: facet.value, name: facet.label }) }
}

/** A part of a search with its name in a language. Places are shown as they are, and names too but for their first letter. */
function partIn(language: Language, part: UnderstoodPart): UnderstoodPart {
  const { kind, value } = part
  switch (kind) {
    case 'trade':
      return withNeed(language, part, nameIn(language, { slug: value, name: categoryFor(value).name }))
    case 'name':
      return { ...part, label: part.label.charAt(0).toLocaleUpperCase(language) + part.label.slice(1) }
    case 'time':
      return { ...part, label: timeLabel(language, value) }
    case 'attribute':
      return { ...part, label: attributeIn(language, value) }
    case 'rating':
      return {
        ...part,
        label: value === 'best' ? MESSAGES[language].bestFirst : ratingLabel(language, value),
      }
    case 'price':
      return {
        ...part,
        label: value === '' ? MESSAGES[language].pricesUnknown(part.typed) : priceSigns(value),
      }
    case 'radius':
      return { ...part, label: MESSAGES[language].radius(value) }
    default:
      return part
  }
}

/** 'Rohrreinigung · verstopfter Abfluss' for somebody who typed the need and not the trade. */
function withNeed(language: Language, part: UnderstoodPart, trade: string): UnderstoodPart {
  const need = part.need === undefined ? undefined : knownNeed(part.need)
  if (need === undefined) return { ...part, label: trade }
  const name = need.names[language]
  return { ...part, label: `${trade} · ${name}`, need: name }
}

/** 'sun@10:00' -> 'Sonntag um 10:00 geöffnet' */
function timeLabel(language: Language, value: string): string {
  const openAt = parseOpenAt(value)
  return openAt === undefined ? value : openAtLabel(openAt, OPEN_AT_MESSAGES[language])
}

/** '1,2' -> '€–€€'. */
function priceSigns(levels: string): string {
  return levels
    .split(',')
    .map(level => '€'.repeat(Number(level)))
    .join('–')
}

/** '4.5' -> 'ab 4,5 Sternen'. Made once for each: a formatter takes 8 µs, and JSON is written faster from the same texts. */
function ratingLabel(language: Language, value: string): string {
  return RATING_LABELS.getOrMake(`${language} ${value}`, () => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
    return MESSAGES[language].ratingFrom(format.format(Number(value)))
  })
}

const RATING_LABELS = new BoundedCache<string, string>({ most: 100 })

function isOpenState(value: string): value is keyof SearchAnswerMessages['openStates'] {
  return Object.hasOwn(MESSAGES[DEFAULT_LANGUAGE].openStates, value)
}

/** The lists of groups and categories with their names in a language. */
export function localizeCategoryLists(language: Language, lists: CategoryLists): CategoryLists {
  if (language === DEFAULT_LANGUAGE) return lists
  return {
    groups: lists.groups.map(group => ({
      ...group,
      topCategories: group.topCategories.map(category => ({ ...category, name: nameIn(language, category) })),
    })),
    categories: lists.categories.map(category => ({ ...category, name: nameIn(language, category) })),
  }
}

/** Suggestions with the names of categories in a language. */
export function localizeSuggestions(language: Language, suggestions: Suggestions): Suggestions {
  if (language === DEFAULT_LANGUAGE) return suggestions
  const { businesses, categories, combinations, needs } = suggestions
  return {
    ...suggestions,
    businesses: businesses.map(business => ({ ...business, category: byName(language, business.category) })),
    categories: categories.map(category => ({ ...category, name: nameIn(language, category) })),
    combinations: combinations.map(combination => {
      const { trade } = combination
      return { ...combination, trade: { ...trade, name: nameIn(language, trade) } }
    }),
    ...(needs && {
      needs: needs.map(({ name, trade }) => ({ name, trade: { ...trade, name: nameIn(language, trade) } })),
    }),
  }
}

export interface CategoryLists {
  readonly groups: readonly GroupSummary[]
  /** Real categories with at least one business, most frequent first. */
  readonly categories: readonly CategorySummary[]
}

function named<Card extends BusinessCard>(language: Language, card: Card): Card {
  const category = nameIn(language, { slug: card.categorySlug, name: card.category })
  const subtypes = new Set(card.subtypes.map(name => byName(language, name)))
  // Two German names may be one name in another language.
  subtypes.delete(category)
  return { ...card, category, subtypes: [...subtypes] }
}

/** Subtypes and suggestions contain the shown name only, by which the category is found again. */
function byName(language: Language, name: string): string {
  return nameIn(language, categoryFor(name))
}
