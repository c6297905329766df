import type { Operator } from '#domain/settings/settings.ts'
import type { TileSource } from '#domain/settings/tile-source.ts'
import type { FallbackStats } from '#web/api/fallback-stats.ts'

/** What the operator says about the site itself; comes from the settings. */
export interface PublicSite {
  /** 'Umkreis' unless the administrator chose another name. */
  readonly title: string
  /** One sentence for search engines; '' when none is set. */
  readonly description: string
  /** Scheme and host without a trailing slash, 'https://umkreis.example'; canonical links begin with it. */
  readonly origin: string
  /** Off: no mail server is set up, so no form promises a mail. */
  readonly sendsMail: boolean
  /** Where maps get their pictures; null: no maps. */
  readonly tiles: TileSource | null
  /** Off: nothing carries photos, so nothing offers to look for them. */
  readonly showsPhotos: boolean
  /** Off: nothing carries ratings, so nothing speaks of them. */
  readonly showsRatings: boolean
  readonly fallback: FallbackStats
  /** Only for structured data; missing in the browser. */
  readonly forEngines?: {
    /** null while the operator is not set. */
    readonly operator: Operator | null
    /** Whether ratings from elsewhere are marked up although search engines forbid it. */
    readonly marksUpRatings: boolean
    /** The content-quality score from which on a business is indexable. */
    readonly indexableFrom: number
  }
}

/** 'Unternehmen entdecken · Umkreis' */
export function documentTitle(title: string, site: PublicSite): string {
  return title === site.title ? title : `${title} · ${site.title}`
}
