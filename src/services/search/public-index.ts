import type { BusinessCard, PublicBusiness } from '#domain/business/public-business.ts'
import { ownPictureFile } from '#domain/picture/picture.ts'
import type { BusinessLookup, SearchQuery } from '#domain/search/search.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import type { PhotoAddresses } from '#services/pictures/photo-addresses.ts'

type Switches = Pick<SiteSettings, 'showsPhotos' | 'showsRatings'>

/**
 * The directory as the public may see it: with photos or ratings switched off, no answer contains any, and no filter
 * reveals them; uploaded pictures stay. Photos have addresses on our own site only. Every public page and route reads
 * through this index, so nothing else needs to know. Addresses of erased businesses are gone. Sorting by rating stays: an order reveals no value.
 */
export function publicIndex(
  index: DirectoryIndex,
  switches: () => Switches,
  addresses: Pick<PhotoAddresses, 'of'>,
  isErased: (urlSlug: string) => boolean = () => false,
): DirectoryIndex {
  const card = <Card extends BusinessCard>(of: Card): Card => shownCard(of, switches(), addresses)
  const cards = <Card extends BusinessCard>(of: readonly Card[]) => of.map(card)
  const rating = (mean: number | null) => (switches().showsRatings ? mean : null)
  const lookup = (of: BusinessLookup): BusinessLookup =>
    of.kind === 'found'
      ? { kind: 'found', business: shownBusiness(of.business, card(of.business), switches(), addresses) }
      : of
  return {
    search: (query, now) => {
      const answer = index.search(shownQuery(query, switches()), now)
      const ratings = switches().showsRatings ? answer.facets.ratings : []
      const { nearest } = answer
      return {
        ...answer,
        businesses: cards(answer.businesses),
        ...(nearest && { nearest: { ...nearest, businesses: cards(nearest.businesses) } }),
        facets: { ...answer.facets, ratings },
      }
    },
    choices: (query, choices, now) => index.choices(shownQuery(query, switches()), choices, now),
    suggest: query => index.suggest(query),
    popular: (limit, now) => cards(index.popular(limit, now)),
    stats: () => {
      const stats = index.stats()
      return { ...stats, averageRating: rating(stats.averageRating) }
    },
    businessById: (id, now) => lookup(index.businessById(id, now)),
    businessBySlug: (city, slug, now) => {
      const found = lookup(index.businessBySlug(city, slug, now))
      // The index does not know the address of an erased business: it contains the name.
      return found.kind === 'unknown' && isErased(`${city}/${slug}`) ? { kind: 'gone' } : found
    },
    cities: () => index.cities(),
    city: nameOrSlug => index.city(nameOrSlug),
    categories: () => index.categories(),
    groups: () =>
      switches().showsRatings
        ? index.groups()
        : index.groups().map(group => ({ ...group, averageRating: null })),
    inCity: (city, category, options, now) => {
      const page = index.inCity(city, category, options, now)
      return { ...page, businesses: cards(page.businesses) }
    },
    inRegion: (region, options, now) => {
      const page = index.inRegion(region, options, now)
      return { ...page, businesses: cards(page.businesses) }
    },
    inCategory: (category, options, now) => {
      const page = index.inCategory(category, options, now)
      return { ...page, businesses: cards(page.businesses) }
    },
    partStats: (city, category) => {
      const stats = index.partStats(city, category)
      return { ...stats, averageRating: rating(stats.averageRating) }
    },
    regionStats: region => {
      const stats = index.regionStats(region)
      return { ...stats, averageRating: rating(stats.averageRating) }
    },
    regionCount: region => index.regionCount(region),
    contentCounts: () => index.contentCounts(),
    businessPages: (afterId, limit) => index.businessPages(afterId, limit),
    useSynonyms: pairs => index.useSynonyms(pairs),
    lastChange: () => index.lastChange(),
    close: () => index.close(),
  }
}

function shownCard<Card extends BusinessCard>(
  card: Card,
  { showsPhotos, showsRatings }: Switches,
  addresses: Pick<PhotoAddresses, 'of'>,
): Card {
  const shown = card.photos.filter(photo => showsPhotos || ownPictureFile(photo) !== undefined)
  const photos = shown.flatMap(photo => addresses.of(card.id, photo) ?? [])
  return {
    ...card,
    photos,
    ...(!showsPhotos && { photosCount: photos.length }),
    ...(!showsRatings && { rating: null, reviewCount: 0 }),
  }
}

/** @param stored with the photos' original addresses, to which its texts belong */
function shownBusiness(
  stored: PublicBusiness,
  card: PublicBusiness,
  { showsRatings }: Switches,
  addresses: Pick<PhotoAddresses, 'of'>,
): PublicBusiness {
  const business = showsRatings ? card : { ...card, reviewsLink: null, reviewsPerScore: null }
  if (stored.photoTexts === undefined) return business
  // A picture whose file is missing has no address, and then no text either.
  const isThere = (photo: string | undefined) =>
    photo !== undefined && addresses.of(stored.id, photo) !== undefined
  return { ...business, photoTexts: stored.photoTexts.filter((_, at) => isThere(stored.photos[at])) }
}

function shownQuery(query: SearchQuery, { showsPhotos, showsRatings }: Switches): SearchQuery {
  const { hasPhoto, minRating, ...rest } = query
  return {
    ...rest,
    ...(showsPhotos && hasPhoto !== undefined && { hasPhoto }),
    ...(showsRatings && minRating !== undefined && { minRating }),
  }
}
