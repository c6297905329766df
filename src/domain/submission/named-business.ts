import { idOfBusinessNumber } from '#domain/business/business.ts'
import { LANGUAGES } from '#domain/language.ts'

/** How a text names a business: by its number, by the address of its page, or by other words. */
export type NamedBusiness =
  | { readonly kind: 'id'; readonly id: number }
  /** `{city}/{slug}` */
  | { readonly kind: 'urlSlug'; readonly urlSlug: string }
  | { readonly kind: 'words' }

/**
 * Parses how somebody names a business: 'UK-123', 'https://…/koeln/baeckerei-roth', '/en/business/123', or other words.
 * @param text without blanks around it
 */
export function namedBusiness(text: string): NamedBusiness {
  const id = idOfBusinessNumber(text)
  if (id !== undefined) return { kind: 'id', id }
  const segments = segmentsOf(text)
  const [first = '', second = ''] = LANGUAGES.some(language => language === segments[0])
    ? segments.slice(1)
    : segments
  if (first === 'business' && /^[1-9]\d{0,9}$/.test(second)) return { kind: 'id', id: Number(second) }
  return SLUG.test(first) && SLUG.test(second)
    ? { kind: 'urlSlug', urlSlug: `${first}/${second}` }
    : { kind: 'words' }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The segments of a path, with or without a host, because people copy addresses with and without it. */
function segmentsOf(text: string): readonly string[] {
  const withoutHost = text.replace(/^(?:https?:\/\/|(?=[^/\s]+\.[a-z]+\/))[^/]*/i, '')
  const path = withoutHost.replace(/[?#].*/s, '')
  return path.split('/').filter(part => part !== '')
}
