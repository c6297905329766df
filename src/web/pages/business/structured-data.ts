import { businessNode } from '#domain/json-ld/local-business.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import type { ShownBusiness } from '#web/cards/summarize.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { businessHref, routes } from '#web/routing/routes.ts'

/** The business itself, and the way to it: through its city, and what it is there. */
export function structuredData(
  request: PageRequest,
  _meta: Found,
  { lookup }: { readonly lookup: { readonly kind: string; readonly business?: ShownBusiness } },
) {
  const { business } = lookup
  if (business === undefined) return []
  const { site, language } = request
  const { name, city, citySlug, category, categorySlug } = business
  const node = businessNode(business, {
    url:
      site.origin +
      localAddress(business.isMultilingual ? language : DEFAULT_LANGUAGE, businessHref(business)),
    hasRating: site.forEngines?.marksUpRatings === true,
  })
  const own = { path: businessHref(business), name }
  const trail =
    city === ''
      ? [{ path: routes.category.href({ category: categorySlug }), name: category }, own]
      : [
          { path: routes.city.href({ city: citySlug }), name: city },
          { path: routes.cityCategory.href({ city: citySlug, category: categorySlug }), name: category },
          own,
        ]
  return [...(node === null ? [] : [node]), ...breadcrumbs(request, trail)]
}
