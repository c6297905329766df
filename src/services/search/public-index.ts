import type { BusinessCard, PublicBusiness } from '#domain/business/public-business.ts'
import { ownPictureFile } from '#domain/picture/picture.ts'
import type { BusinessLookup, PageOfCards, SearchQuery } from '#domain/search/search.ts'
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
  const page = <Page extends PageOfCards>(of: Page): Page => ({ ...of, businesses: cards(of.businesses) })
  const stats = <Stats extends { readonly averageRating: number | null }>(of: Stats): Stats =>
    switches().showsRatings ? of : { ...of, averageRating: null }
  const lookup = (of: BusinessLookup): BusinessLookup =>
    of.kind === 'found'
      ? { kind: 'found', business: shownBusiness(of.business, card(of.business), switches(), addresses) }
      : of
  return {
    ...index,
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
    popular: (limit, now) => cards(index.popular(limit, now)),
    stats: () => stats(index.stats()),
    businessById: (id, now) => lookup(index.businessById(id, now)),
    businessBySlug: (city, slug, now) => {
      const found = lookup(index.businessBySlug(city, slug, now))
      // The index does not know the address of an erased business: it contains the name.
      return found.kind === 'unknown' && isErased(`${city}/${slug}`) ? { kind: 'gone' } : found
    },
    groups: () => index.groups().map(stats),
    inCity: (city, category, options, now) => page(index.inCity(city, category, options, now)),
    inRegion: (region, options, now) => page(index.inRegion(region, options, now)),
    inCategory: (category, options, now) => page(index.inCategory(category, options, now)),
    partStats: (city, category) => stats(index.partStats(city, category)),
    regionStats: region => stats(index.regionStats(region)),
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
    ...(!showsRatings && { rating: null, ratingSource: null, reviewCount: 0 }),
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
