import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The way to the page. */
export function structuredData(request: PageRequest) {
  const { title } = inLanguage(categoriesMessages, request.language)
  return breadcrumbs(request, [{ path: routes.categories.href(), name: title }])
}
