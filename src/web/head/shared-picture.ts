import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { cityHeading } from '#web/pages/city/city-meta.ts'
import { shownBusiness, shownCity } from './page-facts.ts'
import type { ShownPage } from './shown-page.ts'

/** What networks and chats show of a link: a picture of 1200 x 630. */
export interface SharedPicture {
  /** Path and query part. */
  readonly path: string
  readonly alt: string
}

/** A picture of its own for businesses and cities, in the page's language; the site's mark for every other page. */
export function sharedPicture(page: ShownPage): SharedPicture {
  const { context, meta } = page
  const business = shownBusiness(page)
  if (business !== null) {
    return { path: `/api/og/business/${business.id}${query(page, null)}`, alt: meta.title }
  }
  const city = shownCity(page)
  if (city !== null) {
    const path = `/api/og/city/${city.slug}${query(page, city.category?.slug ?? null)}`
    return { path, alt: cityHeading(context, city) }
  }
  return { path: '/og.png', alt: context.site.title }
}

function query({ context: { language } }: ShownPage, category: string | null): string {
  const values = new URLSearchParams()
  if (category !== null) values.set('category', category)
  if (language !== DEFAULT_LANGUAGE) values.set('language', language)
  const text = values.toString()
  return text === '' ? '' : `?${text}`
}
