import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import type { CategoryFacts } from '#web/api/api.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { listItems } from '#web/head/list-items.ts'
import { inLanguage } from '#web/messages.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { CATEGORY_LIST, readSearch } from '#web/routing/search-params.ts'

/** The businesses of the page, and the way to it. */
export function structuredData(
  request: PageRequest,
  _meta: Found,
  { facts }: { readonly facts: CategoryFacts | null },
  { answer }: { readonly answer?: ListAnswer },
) {
  if (facts === null) return []
  const { messages, site, language } = request
  const page = readSearch(request.search, CATEGORY_LIST).page ?? 1
  const all = { path: routes.categories.href(), name: inLanguage(categoriesMessages, language).title }
  const group = { path: routes.category.href({ category: facts.group }), name: messages.groups[facts.group] }
  const own = {
    path: routes.category.href({ category: facts.slug }),
    name: categoryTitleOf(messages, facts),
  }
  return [
    ...listItems(site, answer?.businesses ?? [], { page, pageSize: CATEGORY_LIST.pageSize }),
    ...breadcrumbs(request, facts.isGroup ? [all, own] : [all, group, own]),
  ]
}
