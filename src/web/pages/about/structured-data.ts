import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { operatorNodes } from '#web/head/operator.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** Who runs the site, and the way to the page. */
export function structuredData(request: PageRequest, { title }: Found) {
  return [
    ...operatorNodes(request.site),
    ...breadcrumbs(request, [{ path: routes.about.href(), name: title }]),
  ]
}
