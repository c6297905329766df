import { breadcrumbList, itemList } from '#domain/json-ld/lists.ts'
import { businessNode } from '#domain/json-ld/local-business.ts'
import type { JsonLdNode } from '#domain/json-ld/serialize.ts'
import { organization, webSite } from '#domain/json-ld/site.ts'
import { blogPosting, faqPage } from '#domain/json-ld/texts.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { documentReads } from '#web/api/document-reads.ts'
import { listReads } from '#web/api/list-reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { CATEGORY_PAGE_SIZE, CITY_PAGE_SIZE, readListSearch } from '#web/routing/list-params.ts'
import { paths } from '#web/routing/paths.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { shownBusiness } from './page-facts.ts'
import type { ShownPage } from './shown-page.ts'

/** What search engines are told about a page that they are to take in, and about who runs the site. */
export function structuredData(page: ShownPage): readonly JsonLdNode[] {
  if (page.status !== 200) return []
  if (!page.meta.isIndexable) return page.name === 'imprint' ? operatorOf(page) : []
  const trail = breadcrumbsOf(page)
  return [...thingsOf(page), ...(trail.length === 0 ? [] : [breadcrumbList(trail)])]
}

function thingsOf(page: ShownPage): readonly JsonLdNode[] {
  switch (page.name) {
    case 'home':
      return siteOf(page)
    case 'city':
    case 'category':
      return listOf(page)
    case 'business':
    case 'business-by-id':
      return businessOf(page)
    case 'about':
      return operatorOf(page)
    case 'help':
      return questionsOf(page)
    case 'article':
      return articleOf(page)
    default:
      return []
  }
}

function siteOf({ context: { site, language } }: ShownPage): readonly JsonLdNode[] {
  const address = (path: string) => site.origin + localAddress(language, path)
  return [webSite(site, { home: address(paths.home()), search: address(paths.businesses()), language })]
}

function operatorOf({ context: { site } }: ShownPage): readonly JsonLdNode[] {
  const operator = site.forEngines?.operator ?? null
  return operator === null ? [] : [organization(operator, site)]
}

function businessOf(page: ShownPage): readonly JsonLdNode[] {
  const { site } = page.context
  const business = shownBusiness(page)
  if (business === null) return []
  const node = businessNode(business, {
    url: site.origin + localAddress(DEFAULT_LANGUAGE, paths.business(business)),
    hasRating: site.forEngines?.marksUpRatings === true,
  })
  return node === null ? [] : [node]
}

/** Not the list of everything, which is about nothing in particular: that page is the heaviest of all. */
function listOf(page: ShownPage): readonly JsonLdNode[] {
  const { origin } = page.context.site
  const { cards, first } = cardsOf(page)
  if (cards.length === 0) return []
  // The German page stands for a business in every language.
  const pages = cards.map(card => ({ name: card.name, url: origin + paths.business(card) }))
  return [itemList(pages, first)]
}

interface ShownCards {
  readonly cards: readonly ListCard[]
  /** Position of the first one in the whole list, from 1. */
  readonly first: number
}

function cardsOf({ name, params, search, context, queries }: ShownPage): ShownCards {
  const { api } = context
  const { page, sortBy } = readListSearch(search)
  const { city = '', category } = params
  const { queryKey } =
    name === 'city'
      ? listReads.cityBusinesses(api, city, category ?? null, page ?? 1)
      : listReads.categoryBusinesses(api, category ?? '', page ?? 1, sortBy)
  const size = name === 'city' ? CITY_PAGE_SIZE : CATEGORY_PAGE_SIZE
  return { cards: queries.getQueryData(queryKey)?.businesses ?? [], first: firstOf(page, size) }
}

function firstOf(page: number | null, size: number): number {
  return ((page ?? 1) - 1) * size + 1
}

function questionsOf({ context, queries }: ShownPage): readonly JsonLdNode[] {
  const { api, language, site } = context
  const document = queries.getQueryData(documentReads.document(api, 'help', language).queryKey)
  if (document === undefined) return []
  const url = site.origin + localAddress(language, paths.document('help'))
  return [faqPage(document.sections, { url, language })]
}

function articleOf({ params, context, queries }: ShownPage): readonly JsonLdNode[] {
  const { api, site } = context
  const article = queries.getQueryData(documentReads.article(api, params.slug ?? '').queryKey)
  if (!article) return []
  const { origin, title, forEngines } = site
  return [
    blogPosting(article, {
      url: origin + paths.article(article.slug),
      origin,
      author: forEngines?.operator?.name ?? title,
      image: `${origin}/og.png`,
    }),
  ]
}
