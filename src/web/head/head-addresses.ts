import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import type { Found } from '#web/routing/page.ts'

/** The addresses of a page that its head states. */
export interface HeadAddresses {
  /** Its one address; null for pages that have none. */
  readonly canonical: string | null
  /** The same page in every language, and the one for visitors of any other: pairs of hreflang and address. */
  readonly alternates: readonly (readonly [hreflang: string, href: string])[]
}

/** @param origin of the site, 'https://umkreis.example' */
export function headAddresses(
  { canonical, onlyIn, isIndexable }: Pick<Found, 'canonical' | 'onlyIn' | 'isIndexable'>,
  language: Language,
  origin: string,
): HeadAddresses {
  if (canonical === null) return { canonical, alternates: [] }
  const addressIn = (spoken: Language) => origin + localAddress(spoken, canonical)
  const languages = [
    ...LANGUAGES.map(spoken => [spoken, spoken] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ]
  return {
    canonical: addressIn(onlyIn ?? language),
    alternates:
      onlyIn !== undefined || !isIndexable
        ? []
        : languages.map(([hreflang, spoken]) => [hreflang, addressIn(spoken)]),
  }
}
