import type { PublicBusiness, ShownCard } from '#domain/business/public-business.ts'
import { GOOGLE } from '#domain/business/rating-source.ts'
import { WEEKDAYS, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type {
  Alternative,
  CategorySummary,
  CitySummary,
  Facets,
  FacetValue,
  GroupSummary,
  SearchAnswer,
} from '#domain/search/search.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import type { Answer, CategoryFacts } from '#web/api/api.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { type Plot, plotOf } from '#web/cards/plot.ts'
import { drawingFor } from '#web/drawings/drawing-for.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'
import { HOME_CITIES } from '#web/routing/page-sizes.ts'
import type { SearchParams } from '#web/routing/search-params.ts'

/** Also of lists that no search has answered. */
export { plotOf }

/** Facet values beyond these are reached by searching, not by scrolling. */
const SHOWN_VALUES = 6
const SHOWN_ATTRIBUTES = 8
/** Services named under a category tile. */
const SHOWN_SERVICES = 3
/** 'Häufige Kategorien' on the home page. */
const FREQUENT_CATEGORIES = 5

/** A search answer with what its cards show. */
export interface ListAnswer extends Omit<SearchAnswer, 'businesses' | 'facets' | 'nearest' | 'further'> {
  readonly businesses: readonly ListCard[]
  readonly further?: { readonly total: number; readonly businesses: readonly ListCard[] }
  readonly nearest?: Alternative & { readonly businesses: readonly ListCard[] }
  readonly facets: ListFacets
  /** Where they are; null when none has coordinates. */
  readonly plot: Plot | null
}

interface ListFacets extends Pick<Facets, 'categories' | 'cities' | 'places' | 'attributes'> {
  readonly groups: readonly CountedValue[]
  readonly ratings: readonly CountedValue[]
  readonly openStates: readonly CountedValue[]
  readonly radii: readonly CountedValue[]
}

/** A value of a facet that pages name themselves. */
type CountedValue = Omit<FacetValue, 'label'>

/** A business with the drawing that is shown instead of a photo. */
export interface ShownBusiness extends PublicBusiness {
  readonly drawing: DrawingName
}

/** What is said about a category, with the drawing of its page. */
export interface ShownCategory extends CategoryFacts {
  readonly drawing: DrawingName
}

/** One page of a list with what its cards show. */
export interface CardPage {
  readonly businesses: readonly ListCard[]
  readonly total: number
  readonly totalPages: number
}

export interface CityChoice {
  readonly city: string
  readonly slug: string
  readonly businessCount: number
  /** Only of the few that are drawn on a map of the country. */
  readonly latitude?: number | null
  readonly longitude?: number | null
}

export type GroupCount = Pick<GroupSummary, 'slug' | 'businessCount'>

export interface Categories {
  readonly groups: readonly (GroupCount & { readonly topCategories: readonly string[] })[]
  readonly frequent: readonly Pick<CategorySummary, 'slug' | 'name'>[]
}

/**
 * A search answer as a page shows it.
 * @param asked what was asked for, which stays among what is offered
 * @param isOfPlace for a page that is about one place, which offers no others
 */
export function toListAnswer(answer: SearchAnswer, asked: SearchParams = {}, isOfPlace = false): ListAnswer {
  const { categories, groups, cities, places, ratings, openStates, attributes } = answer.facets
  const radiusKm = asked.radiusKm === undefined ? undefined : Number(asked.radiusKm)
  const radii = withAsked(answer.facets.radii.map(unnamed), radiusKm, answer.total)
  const businesses = toListCards(answer.businesses)
  const { nearest, further, ...others } = answer
  return {
    ...others,
    ...(further && { further: { ...further, businesses: toListCards(further.businesses) } }),
    ...(nearest && { nearest: { ...nearest, businesses: toListCards(nearest.businesses) } }),
    businesses,
    plot: plotOf(businesses, answer.place, radiusKm ?? null),
    facets: {
      categories: shownValues(categories, asked.category),
      groups: groups.map(unnamed),
      cities: shownValues(cities, asked.cities),
      places: isOfPlace ? [] : places,
      ratings: ratings.map(unnamed),
      openStates: openStates.map(unnamed),
      attributes: shownAttributes(attributes, asked.attributes),
      radii,
    },
  }
}

/** The most frequent ones and all that are chosen; none where there is nothing to choose. */
function shownValues(
  values: readonly FacetValue[],
  list: SearchParams['category'] = '',
): readonly FacetValue[] {
  const chosen = slugsOf(String(list))
  const shown = values.filter(({ value }, index) => index < SHOWN_VALUES || chosen.includes(value))
  return shown.length > 1 || shown.some(({ value }) => chosen.includes(value)) ? shown : []
}

function unnamed({ value, count }: FacetValue): CountedValue {
  return { value, count }
}

function shownAttributes(
  values: readonly FacetValue[],
  list: SearchParams['attributes'] = '',
): readonly FacetValue[] {
  const chosen = slugsOf(String(list))
  return values.filter(({ value }, index) => index < SHOWN_ATTRIBUTES || chosen.includes(value))
}

/** The radii offered and the one in force, which an address may choose freely: without it the filters would lose it. */
function withAsked(
  radii: readonly CountedValue[],
  radiusKm: number | undefined,
  count: number,
): readonly CountedValue[] {
  if (radiusKm === undefined || radii.length === 0) return radii
  if (radii.some(({ value }) => Number(value) === radiusKm)) return radii
  const asked = { value: String(radiusKm), count }
  return [...radii, asked].sort((a, b) => Number(a.value) - Number(b.value))
}

/** A business with its drawing. */
export function withDrawing(business: PublicBusiness): ShownBusiness {
  return { ...business, drawing: drawingFor(business.categoryGroup, business.categorySlug, business.id) }
}

/** A category with its drawing; a group has that of its tile. */
export function withCategoryDrawing(facts: CategoryFacts): ShownCategory {
  const { isGroup, group, slug } = facts
  return { ...facts, drawing: isGroup ? GROUP_DRAWINGS[group] : drawingFor(group, slug, 0) }
}

/** One page of a list. */
export function toCardPage({
  businesses,
  total,
  totalPages,
}: Omit<CardPage, 'businesses'> & { readonly businesses: readonly ShownCard[] }): CardPage {
  return { businesses: toListCards(businesses), total, totalPages }
}

/** The largest cities; those without a name are left out (specification, section 3). */
export function largestCities(cities: readonly CitySummary[], limit: number): readonly CityChoice[] {
  // Thousands of cities, of which the first few are shown.
  const named: CitySummary[] = []
  for (const summary of cities) {
    if (named.length === limit) break
    if (summary.city !== '' && summary.city !== 'Unknown') named.push(summary)
  }
  return named.map(({ city, slug, businessCount, latitude, longitude }) => ({
    city,
    slug,
    businessCount,
    ...(limit <= HOME_CITIES && { latitude: rounded(latitude, 2), longitude: rounded(longitude, 2) }),
  }))
}

/** Groups with their most frequent services, and the categories most often there. */
export function summarizeCategories({ groups, categories }: Answer<'GET /api/categories'>): Categories {
  return {
    groups: groups.map(({ slug, businessCount, topCategories }) => ({
      slug,
      businessCount,
      topCategories: topCategories.slice(0, SHOWN_SERVICES).map(({ name }) => name),
    })),
    frequent: categories.slice(0, FREQUENT_CATEGORIES).map(({ slug, name }) => ({ slug, name })),
  }
}

/** The groups with the number of their businesses. */
export function groupCounts({ groups }: Answer<'GET /api/categories'>): readonly GroupCount[] {
  return groups.map(({ slug, businessCount }) => ({ slug, businessCount }))
}

/** As many entries of a list as a phone shows before anybody scrolls. */
const FIRST_SEEN = 3

/**
 * What the cards of a list show. From the server only the first ones carry the blur of their photo: the others are loaded
 * lazily, and with all of them a page of 24 would be larger than 50 kB (docs/decisions/0006).
 */
export function toListCards(cards: readonly ShownCard[]): readonly ListCard[] {
  return cards.map((card, at) => {
    const shown = toListCard(card)
    if (!import.meta.env.SSR || at < FIRST_SEEN || shown.photo === null) return shown
    return { ...shown, photo: shown.photo.replace(/#.*/s, '') }
  })
}

/** Keeps what a card shows. */
export function toListCard(card: ShownCard): ListCard {
  return {
    id: card.id,
    name: card.name,
    category: card.category,
    city: card.city,
    district: card.district,
    ...(card.isCityNearest && { isCityNearest: true }),
    address: card.address,
    postalCode: card.postalCode,
    phone: card.phone,
    website: card.website,
    rating: card.rating,
    reviewCount: card.reviewCount,
    urlSlug: card.urlSlug,
    subtypes: card.subtypes.slice(0, 2),
    photo: card.photos[0] ?? null,
    drawing: drawingFor(card.categoryGroup, card.categorySlug, card.id),
    hours: packHours(card.workingHours),
    ...(card.ratingSource !== null && card.ratingSource !== GOOGLE && { ratingSource: card.ratingSource }),
    ...(card.status !== 'operational' && { status: card.status }),
    ...(card.holiday !== undefined && { isHoliday: true }),
    mentioned: card.mentioned ?? [],
    latitude: rounded(card.latitude, 5),
    longitude: rounded(card.longitude, 5),
    distanceMetres: card.distanceMetres ?? null,
  }
}

/** One text for a week, Monday first, days joined by '|', '=' for "as the day before", '' for unknown. */
export function packHours(hours: WorkingHours | null): string | null {
  if (hours === null) return null
  let before: string | undefined
  return WEEKDAYS.map(day => {
    const text = hours[day] ?? ''
    const packed = text !== '' && text === before ? '=' : text
    before = text
    return packed
  }).join('|')
}

function rounded(degrees: number | null, decimals: number): number | null {
  return degrees === null ? null : Math.round(degrees * 10 ** decimals) / 10 ** decimals
}
