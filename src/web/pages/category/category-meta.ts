import { isIndexableList } from '#domain/quality/indexable.ts'
import type { CategoryFacts } from '#services/categories/describe-category.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import type { MetaContext, PageMeta } from '#web/head/page-meta.ts'
import { categoryWords } from '#web/messages/category/words.ts'
import { FIRST_PAGE, type ListSearch, writeListSearch } from '#web/routing/list-params.ts'
import { paths } from '#web/routing/paths.ts'

/** '412 Betriebe' and 'in 80 Orten'. */
export function categoryCounts(
  { messages, formats, language }: MetaContext,
  { total, cityCount }: Pick<CategoryFacts, 'total' | 'cityCount'>,
): { readonly businesses: string; readonly inPlaces: string } {
  return {
    businesses: messages.count.businesses(formats.count(total), formats.isOne(total)),
    inPlaces: categoryWords(language).inPlaces(formats.count(cityCount), formats.isOne(cityCount)),
  }
}

/** The head of the page. Orders other than the first one are for people, not for search engines. */
export function categoryMeta(context: MetaContext, facts: CategoryFacts, search: ListSearch): PageMeta {
  const { messages, formats, language } = context
  const words = categoryWords(language)
  const { businesses, inPlaces } = categoryCounts(context, facts)
  const name = categoryTitleOf(messages, facts)
  const title = facts.total === 0 ? name : words.title(name, businesses, inPlaces)
  const rating = facts.averageRating === null ? '' : formats.rating(facts.averageRating)
  const { page, sortBy } = search
  return {
    title: page === null || page === 1 ? title : `${title}, ${messages.pager.page} ${formats.count(page)}`,
    description: words.description(title, facts.description ?? '', rating),
    canonical: paths.category(facts.slug) + writeListSearch({ page, sortBy }),
    isIndexable: isIndexableList(facts.indexableCount) && sortBy === FIRST_PAGE.sortBy,
  }
}
