interface Located {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Directions to a place on openstreetmap.org, opened only by a click; null without coordinates. */
export function routeUrl({ latitude, longitude }: Located): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}

/** The place itself on openstreetmap.org; null without coordinates. */
export function mapUrl({ latitude, longitude }: Located): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

/** What opens the maps of a phone: RFC 5870 on Android, Apple's map links on iOS. */
export type MapScheme = 'geo' | 'maps'

/** Directions to a place in the program that a phone has for that; null without coordinates. */
export function phoneRouteUrl(
  scheme: MapScheme,
  { latitude, longitude, name }: Located & { readonly name: string },
): string | null {
  if (latitude === null || longitude === null) return null
  const place = `${latitude},${longitude}`
  if (scheme === 'maps') return `maps:?daddr=${place}`
  // Brackets stand around the name.
  return `geo:${place}?q=${place}(${encodeURIComponent(name.replaceAll(/[()]/g, ' '))})`
}

/** The business for an address book (server/rendering/contact-cards.ts); the same in every language. */
export function contactCardUrl({ id }: { readonly id: number }): string {
  return `/business/${id}/kontakt.vcf`
}

/** Several businesses for an address book. */
export function contactCardsUrl(ids: readonly number[]): string {
  return `/merkliste/kontakte.vcf?ids=${ids.join(',')}`
}

/** 'https://www.muster.example/start' -> 'muster.example': how people read an address. */
export function shownHost(website: string): string {
  try {
    return new URL(website).hostname.replace(/^www\./, '')
  } catch {
    return website
  }
}
