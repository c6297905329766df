/** What the administrator sets for the site as a whole. */
export interface SiteSettings {
  readonly title: string
  readonly description: string
  /** Markup for every public page, unfiltered. */
  readonly headCode: string
  readonly footerCode: string
}

export const DEFAULT_SETTINGS: SiteSettings = {
  title: 'Umkreis',
  description: '',
  headCode: '',
  footerCode: '',
}
