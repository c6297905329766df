import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { categoriesMessages } from '#web/messages/categories.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The way to the page. */
export function structuredData(request: PageRequest) {
  const { title } = categoriesMessages(request.language)
  return breadcrumbs(request, [{ path: routes.categories.href(), name: title }])
}
