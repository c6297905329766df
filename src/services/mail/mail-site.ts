import type { Language } from '#domain/language.ts'
import { languagePrefix } from '#domain/language-path.ts'
import type { Operator, SiteSettings } from '#domain/settings/settings.ts'

/** The sender of mails. */
export interface MailSite {
  readonly title: string
  /** Scheme and host that visitors use, without a trailing slash. */
  readonly url: string
  readonly operator: Operator
}

/** The site as its mails name it. */
export function mailSiteOf({
  settings,
  siteUrl,
}: {
  readonly settings: () => SiteSettings
  readonly siteUrl: () => string
}): MailSite {
  const { title, operator } = settings()
  return { title, url: siteUrl(), operator }
}

/** The whole address of a mailed link, in the reader's language. */
export function linkAddress(site: MailSite, language: Language, token: string): string {
  return pageAddress(site, language, `/link/${token}`)
}

/** A page of the site in the reader's language. @param path of the German page, with a leading slash */
export function pageAddress({ url }: MailSite, language: Language, path: string): string {
  return url + languagePrefix(language) + path
}
