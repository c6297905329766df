import type { TileSource } from '#domain/tile-source.ts'
import type { FallbackFigures } from '#web/fallback-figures.ts'

/** What the operator says about the site itself; comes from the settings. */
export interface PublicSite {
  /** 'Umkreis' unless the administrator chose another name. */
  readonly title: string
  /** One sentence for search engines; '' when none is set. */
  readonly description: string
  /** Scheme and host without a trailing slash, 'https://umkreis.example'; canonical links begin with it. */
  readonly origin: string
  /** Where maps get their pictures; null: no maps. */
  readonly tiles: TileSource | null
  /** Off: nothing carries photos, so nothing offers to look for them. */
  readonly showsPhotos: boolean
  /** Off: nothing carries ratings, so nothing speaks of them. */
  readonly showsRatings: boolean
  readonly fallback: FallbackFigures
}
