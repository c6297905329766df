import { searchQueryOf, searchQuerySchema } from '#api/search/schema.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { listByIds } from '#services/businesses/list-by-ids.ts'
import { showBusiness, showBusinessBySlug } from '#services/businesses/show-business.ts'
import { describeCategory } from '#services/categories/describe-category.ts'
import { listCategoryBusinesses } from '#services/categories/list-category-businesses.ts'
import { listArticles, showArticle } from '#services/content/blog.ts'
import { type DocumentDeps, siteDocument } from '#services/content/site-documents.ts'
import { siteProfile } from '#services/content/site-profile.ts'
import { checkPlace } from '#services/places/check-place.ts'
import { describeCity } from '#services/places/describe-city.ts'
import { listCityBusinesses } from '#services/places/list-city-businesses.ts'
import {
  directoryStats,
  listCategories,
  listCities,
  listPopular,
} from '#services/search/describe-directory.ts'
import { findBusinesses } from '#services/search/find-businesses.ts'
import { rankingRules } from '#services/search/ranking-rules.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import type { Api } from '#web/api/api.ts'
import { CATEGORY_PAGE_SIZE, CITY_PAGE_SIZE } from '#web/routing/list-params.ts'
import { withFirstBlurs } from './first-blurs.ts'

/**
 * The public reading verbs as the pages take them, called directly: a page and the JSON call share every answer.
 * @param language of everything answered
 */
export function pageApi(
  deps: ReadDeps & Pick<DocumentDeps, 'content' | 'settings'>,
  language: Language,
): Api {
  const texts = { ...deps, hasDemonstration: () => directoryStats(deps).hasDemonstration }
  return {
    findBusinesses: async params => {
      const { openNow, hasPhoto, hasWebsite, verified, verbatim, quiet, ...rest } = params
      const flags = { openNow, hasPhoto, hasWebsite, verified, verbatim, quiet }
      const on = Object.entries(flags).filter(([, value]) => value === true)
      const answer = findBusinesses(
        deps,
        searchQueryOf(
          searchQuerySchema.parse({ ...rest, ...Object.fromEntries(on.map(([name]) => [name, '1'])) }),
        ),
        language,
      )
      return { ...answer, businesses: withFirstBlurs(answer.businesses) }
    },
    popularBusinesses: async limit => withFirstBlurs(listPopular(deps, limit, language)),
    stats: async () => directoryStats(deps),
    business: async id => showBusiness(deps, id, language),
    businessesById: async ids => listByIds(deps, ids, language),
    businessBySlug: async (city, slug) => showBusinessBySlug(deps, city, slug, language),
    cities: async () => listCities(deps),
    categories: async () => listCategories(deps, language),
    cityFacts: async (city, category, language) =>
      orNull(() => describeCity(deps, { city, category: category ?? undefined, language })),
    cityBusinesses: async (city, { category, page }) =>
      orNull(() => {
        const query = { city, page, limit: CITY_PAGE_SIZE, ...(category !== null && { category }) }
        const answer = listCityBusinesses(deps, query, language)
        return { ...answer, businesses: withFirstBlurs(answer.businesses) }
      }),
    categoryFacts: async (category, language) => orNull(() => describeCategory(deps, category, language)),
    categoryBusinesses: async (category, { page, sortBy }) =>
      orNull(() => {
        const query = { category, page, sortBy, limit: CATEGORY_PAGE_SIZE }
        const answer = listCategoryBusinesses(deps, query, language)
        return { ...answer, businesses: withFirstBlurs(answer.businesses) }
      }),
    document: async (slug, language) => siteDocument(texts, { slug, language }),
    articles: async () => listArticles(texts),
    article: async slug => showArticle(texts, slug) ?? null,
    siteProfile: async language => siteProfile(deps.settings(), language),
    ranking: async () => rankingRules(),
    checkPlace: async question => checkPlace(question),
  }
}

/** An address may name any city, category or page: one that does not exist is an answer, not a failure. */
function orNull<Answer>(work: () => Answer): Answer | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof DomainError && UNKNOWN.has(error.code)) return null
    throw error
  }
}

const UNKNOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'city_name_required',
  'city_unknown',
  'category_unknown',
  'offset_too_large',
])
