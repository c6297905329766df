import { hasOperator, type SiteSettings } from '#domain/settings/settings.ts'
import { tileSource } from '#domain/settings/tile-source.ts'
import type { PublicSite } from '#web/server.ts'

/** What of the settings every page knows. @param origin scheme and host that visitors use */
export function publicSite(settings: SiteSettings, origin: string): PublicSite {
  const { title, description, showsPhotos, showsRatings, operator } = settings
  return {
    title,
    description,
    origin,
    tiles: tileSource(settings),
    showsPhotos,
    showsRatings,
    fallback: {
      total: settings.fallbackBusinesses,
      cities: settings.fallbackCities,
      averageRating: showsRatings ? settings.fallbackRating : null,
    },
    forEngines: {
      operator: hasOperator(operator) ? operator : null,
      marksUpRatings: showsRatings && settings.marksUpRatings,
      indexableFrom: settings.indexableFrom,
    },
  }
}
