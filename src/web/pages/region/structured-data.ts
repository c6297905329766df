import type { RegionFacts } from '#web/api/api.ts'
import type { CardPage } from '#web/cards/summarize.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { listItems } from '#web/head/list-items.ts'
import { REGION_CARDS } from '#web/pages/region/region-view.tsx'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The best businesses of the region, and the way to it. */
export function structuredData(
  request: PageRequest,
  _meta: Found,
  { facts }: { readonly facts: RegionFacts | null },
  { list }: { readonly list?: CardPage | null },
) {
  if (facts === null) return []
  const regions = [...facts.within, facts].map(({ name, slug }) => ({
    path: routes.region.href({ region: slug }),
    name,
  }))
  const trail = [{ path: routes.places.href(), name: request.messages.frame.allPlaces }, ...regions]
  return [
    ...listItems(request.site, list?.businesses ?? [], { page: 1, pageSize: REGION_CARDS }),
    ...breadcrumbs(request, trail),
  ]
}
