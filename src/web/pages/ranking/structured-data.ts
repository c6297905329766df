import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The way to the page. */
export function structuredData(request: PageRequest, { title }: Found) {
  return breadcrumbs(request, [{ path: routes.ranking.href(), name: title }])
}
