import type { TempDirectory } from '#test/temp-directory.ts'

/** What a visitor of `/{city}/{slug}` finds: 'found', 'moved' (301), 'gone' (410) or 'unknown' (404). */
export function lookupPage({ index }: TempDirectory, urlSlug: string): string {
  const [city = '', slug = ''] = urlSlug.split('/')
  return index.businessBySlug(city, slug, 0).kind
}
