import { hasOperator, type SiteSettings } from '#domain/settings/settings.ts'
import { tileSource } from '#domain/settings/tile-source.ts'
import { type ServerSettings, sendsMail } from '#services/settings/server-settings.ts'
import type { PublicSite } from '#web/server.ts'

/** What of the settings every page knows. */
export function publicSite(settings: SiteSettings, server: ServerSettings): PublicSite {
  const { title, description, showsPhotos, showsRatings, operator } = settings
  return {
    title,
    description,
    origin: server.siteUrl,
    sendsMail: sendsMail(server),
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
