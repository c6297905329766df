import type { CityFacts } from '#web/api/api.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { listItems } from '#web/head/list-items.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { CITY_LIST, readSearch } from '#web/routing/search-params.ts'

/** The businesses of the page, and the way to it. */
export function structuredData(
  request: PageRequest,
  _meta: Found,
  { facts }: { readonly facts: CityFacts | null },
  { answer }: { readonly answer?: ListAnswer },
) {
  if (facts === null) return []
  const { category, city, slug } = facts
  const page = readSearch(request.search, CITY_LIST).page ?? 1
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
    ...listItems(request.site, answer?.businesses ?? [], { page, pageSize: CITY_LIST.pageSize }),
    ...breadcrumbs(request, trail),
  ]
}
