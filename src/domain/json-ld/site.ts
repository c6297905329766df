import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Operator } from '#domain/settings/settings.ts'
import type { Language } from '../language.ts'

/** The site for search engines. */
export interface SiteFacts {
  readonly title: string
  /** '' when there is none. */
  readonly description: string
  /** Scheme and host without a trailing slash. */
  readonly origin: string
}

/**
 * The site and its search.
 * @param home address of the home page in `language`
 * @param search address of the list of results in `language`
 */
export function webSite(
  { title, description, origin }: SiteFacts,
  { home, search, language }: { readonly home: string; readonly search: string; readonly language: Language },
): Exclude<WebSite, string> {
  const potentialAction: WithActionConstraints<Extract<SearchAction, object>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: title,
    ...(description !== '' && { description }),
    url: home,
    inLanguage: language,
    potentialAction,
  }
}

/** The operator of the site, as in the imprint. */
export function organization(
  operator: Operator,
  { origin }: Pick<SiteFacts, 'origin'>,
): Extract<Organization, { '@type': 'Organization' }> {
  const { name, street, postalCode, city, email, phone, vatId } = operator
  return {
    '@type': 'Organization',
    '@id': `${origin}/#operator`,
    name,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email,
    ...(phone !== '' && { telephone: phone }),
    ...(vatId !== '' && { vatID: vatId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'DE',
    },
  }
}
