import type { TileSource } from '#domain/tile-source.ts'

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
}
