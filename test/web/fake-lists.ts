import { RouteProblem } from '#api/http/route.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { groupOfAlias } from '#domain/category/group.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import { extentOf, isInRegion, localityOf, type Region, regionBySlug } from '#domain/region/region.ts'
import type { SearchSort } from '#domain/search/search.ts'
import { countedNounOf } from '#services/categories/counted-noun.ts'
import type { CategoryFacts } from '#services/categories/describe-category.ts'
import { groupTextsOf } from '#services/categories/describe-category.ts'
import type { NamedCategory } from '#services/categories/get-category.ts'
import type { CityFacts } from '#services/places/describe-city.ts'
import { type RegionFacts, regionsOfCity } from '#services/regions/describe-region.ts'
import { cardOf, type FakeHandlers } from './fake-api.ts'

/** A town that everybody knows and nobody of the directory is in. */
export const EMPTY_CITY = { city: 'Hüde', slug: 'huede' }
/** A category of the table without any business. */
export const EMPTY_CATEGORY: NamedCategory = {
  slug: 'harfenbauer',
  isGroup: false,
  group: 'handwerker',
  name: 'Harfenbauer',
}

/** The routes of the pages of cities and categories over businesses in memory; names and slugs mean a city. */
export function listHandlers(businesses: readonly PublicBusiness[]): FakeHandlers {
  const inCity = (slug: string) => businesses.filter(({ citySlug }) => citySlug === slug)
  const inRegion = (region: Region) =>
    businesses.filter(({ citySlug }) => {
      const place = placeOfSlug(citySlug)
      return place !== undefined && isInRegion(region, localityOf(place))
    })
  const inCategory = ({ slug, isGroup }: NamedCategory, all = businesses) =>
    all.filter(({ categoryGroup, categorySlug }) => (isGroup ? categoryGroup : categorySlug) === slug)
  const cityNamed = (text: string) => {
    const found = businesses.find(
      ({ city, citySlug }) => [city, citySlug].includes(text.toLowerCase()) || city === text,
    )
    if (found !== undefined) return { city: found.city, slug: found.citySlug }
    return text === EMPTY_CITY.slug ? EMPTY_CITY : undefined
  }
  const categoryNamed = (asked: string): NamedCategory | undefined => {
    const text = groupOfAlias(asked) ?? asked
    if (text === EMPTY_CATEGORY.slug) return EMPTY_CATEGORY
    const isOf = (business: PublicBusiness) => [business.categorySlug, business.category].includes(text)
    const group = businesses.find(({ categoryGroup }) => categoryGroup === text)?.categoryGroup
    const found = businesses.find(isOf)
    if (group !== undefined) return { slug: group, isGroup: true, group, name: group }
    if (found === undefined) return undefined
    const { categorySlug: slug, categoryGroup, category: name } = found
    return { slug, isGroup: false, group: categoryGroup, name }
  }
  return {
    'GET /api/cities/:city': ({ params, query }) => {
      const city = cityNamed(params.city)
      const category = query.category === undefined ? null : categoryNamed(query.category)
      if (city === undefined) return new RouteProblem('city_unknown')
      if (category === undefined) return new RouteProblem('category_unknown')
      const all = inCity(city.slug)
      const part = category === null ? all : inCategory(category, all)
      const facts: CityFacts = {
        ...city,
        state: null,
        latitude: all[0]?.latitude ?? null,
        longitude: all[0]?.longitude ?? null,
        businessCount: all.length,
        groups: counted(all, business => business.categoryGroup).map(([slug, { length }]) => ({
          slug,
          count: length,
        })),
        category,
        total: part.length,
        noun: category && (countedNounOf(query.language, part.length, category) ?? null),
        indexableCount: part.length,
        averageRating: averageOf(part),
        categories: categoriesOf(part),
        neighbours: citiesOf(category === null ? businesses : inCategory(category))
          .filter(({ slug }) => slug !== city.slug)
          .slice(0, 4)
          .map((neighbour, index) => ({ ...neighbour, distanceKm: 4.2 + 7 * index })),
        regions: regionsOfCity(city.slug),
        surroundings: {
          size: 'million',
          largerCity: { city: 'Görlitz', distanceKm: 34 },
          specialities: ['Zahnärzte', 'Cafés'],
        },
      }
      return facts
    },
    'GET /api/cities/:city/businesses': ({ params, query: { category: asked, page, limit } }) => {
      const city = cityNamed(params.city)
      const category = asked === undefined ? null : categoryNamed(asked)
      if (city === undefined) return new RouteProblem('city_unknown')
      if (category === undefined) return new RouteProblem('category_unknown')
      const all = sorted(
        category === null ? inCity(city.slug) : inCategory(category, inCity(city.slug)),
        'rating',
      )
      return { ...pageOf(all, page, limit), city: city.city, citySlug: city.slug }
    },
    'GET /api/regions': () => ({
      states: [{ name: 'Sachsen', slug: 'sachsen', count: businesses.length, cities: citiesOf(businesses) }],
      landscapes: [{ name: 'Oberlausitz', slug: 'oberlausitz', count: businesses.length }],
      elsewhere: [],
    }),
    'GET /api/regions/:region': ({ params }) => {
      const region = regionBySlug(params.region)
      if (region === undefined) return new RouteProblem('region_unknown')
      const part = inRegion(region)
      const { latitude, longitude, bounds } = extentOf(region)
      const facts: RegionFacts = {
        kind: region.kind,
        name: region.name,
        slug: region.slug,
        latitude,
        longitude,
        bounds,
        total: part.length,
        indexableCount: part.length,
        averageRating: averageOf(part),
        cityCount: citiesOf(part).length,
        groups: counted(part, business => business.categoryGroup).map(([slug, { length }]) => ({
          slug,
          count: length,
        })),
        categories: categoriesOf(part),
        cities: citiesOf(part),
        within: [],
        parts: [],
        landscapes: [],
      }
      return facts
    },
    'GET /api/regions/:region/businesses': ({ params, query: { page, limit } }) => {
      const region = regionBySlug(params.region)
      if (region === undefined) return new RouteProblem('region_unknown')
      return pageOf(sorted(inRegion(region), 'rating'), page, limit)
    },
    'GET /api/categories/:category': ({ params, query: { language } }) => {
      const category = categoryNamed(params.category)
      if (category === undefined) return new RouteProblem('category_unknown')
      const part = inCategory(category)
      const facts: CategoryFacts = {
        ...category,
        ...groupTextsOf(category, language),
        total: part.length,
        noun: countedNounOf(language, part.length, category) ?? null,
        indexableCount: part.length,
        averageRating: averageOf(part),
        cityCount: citiesOf(part).length,
        cities: citiesOf(part),
        categories: category.isGroup ? categoriesOf(part) : [],
      }
      return facts
    },
    'GET /api/categories/:category/businesses': ({ params, query: { page, limit, sortBy } }) => {
      const category = categoryNamed(params.category)
      if (category === undefined) return new RouteProblem('category_unknown')
      const all = sorted(inCategory(category), sortBy)
      return { ...pageOf(all, page, limit), cityCount: citiesOf(all).length }
    },
  }
}

function pageOf(all: readonly PublicBusiness[], page: number, size: number) {
  return {
    businesses: all.slice((page - 1) * size, page * size).map(cardOf),
    total: all.length,
    page,
    totalPages: Math.ceil(all.length / size),
  }
}

/** In the order asked for; in the given one by relevance and distance. */
export function sorted(all: readonly PublicBusiness[], sortBy: SearchSort): readonly PublicBusiness[] {
  if (sortBy === 'relevance' || sortBy === 'distance') return all
  const { compare } = new Intl.Collator('de')
  return all.toSorted((a, b) => {
    if (sortBy === 'name') return compare(a.name, b.name)
    if (sortBy === 'city') return compare(a.city, b.city)
    if (sortBy === 'reviews') return b.reviewCount - a.reviewCount
    return Number(b.rating) - Number(a.rating)
  })
}

/** What occurs how often, most often first. */
function counted<Key>(
  all: readonly PublicBusiness[],
  keyOf: (business: PublicBusiness) => Key,
): (readonly [Key, readonly PublicBusiness[]])[] {
  return [...Map.groupBy(all, keyOf)].sort((a, b) => b[1].length - a[1].length)
}

function citiesOf(all: readonly PublicBusiness[]): CategoryFacts['cities'] {
  return counted(all, ({ citySlug }) => citySlug).map(([slug, { length, 0: first }]) => ({
    city: first?.city ?? '',
    slug,
    count: length,
  }))
}

function categoriesOf(all: readonly PublicBusiness[]): CategoryFacts['categories'] {
  return counted(all, ({ categorySlug }) => categorySlug).map(([slug, { length, 0: first }]) => ({
    slug,
    name: first?.category ?? '',
    count: length,
  }))
}

function averageOf(all: readonly PublicBusiness[]): number | null {
  const ratings = all.flatMap(({ rating }) => (rating === null ? [] : [Number(rating)]))
  if (ratings.length === 0) return null
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10
}
