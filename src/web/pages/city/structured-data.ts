import type { CityFacts } from '#web/api/api.ts'
import type { CardPage } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { listItems } from '#web/head/list-items.ts'
import { CITY_PAGE_SIZE, readListSearch } from '#web/routing/list-params.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The businesses of the page, and the way to it. */
export function structuredData(
  request: PageRequest,
  _meta: Found,
  { facts }: { readonly facts: CityFacts | null },
  { list }: { readonly list?: CardPage | null },
) {
  if (facts === null) return []
  const { category, city, slug } = facts
  const page = readListSearch(request.search).page ?? 1
  const own = { path: routes.city.href({ city: slug }), name: city }
  const regions = facts.regions.map(region => ({
    path: routes.region.href({ region: region.slug }),
    name: region.name,
  }))
  const all = { path: routes.places.href(), name: request.messages.frame.allPlaces }
  const trail =
    category === null
      ? [all, ...regions, own]
      : [
          all,
          ...regions,
          own,
          {
            path: routes.cityCategory.href({ city: slug, category: category.slug }),
            name: categoryTitleOf(request.messages, category),
          },
        ]
  return [
    ...listItems(request.site, list?.businesses ?? [], { page, pageSize: CITY_PAGE_SIZE }),
    ...breadcrumbs(request, trail),
  ]
}
