import { searchQueryOf, searchQuerySchema } from '#api/schemas/search.ts'
import { directoryStats, listCategories, listCities, listPopular } from '#services/describe-directory.ts'
import { findBusinesses } from '#services/find-businesses.ts'
import type { ReadDeps } from '#services/read-deps.ts'
import { showBusiness, showBusinessBySlug } from '#services/show-business.ts'
import type { Api } from '#web/api.ts'

/** The public reading verbs as the pages take them, called directly: a page and the JSON call share every answer. */
export function pageApi(deps: ReadDeps): Api {
  return {
    findBusinesses: async params => {
      const { openNow, hasPhoto, hasWebsite, verbatim, ...rest } = params
      const flags = { openNow, hasPhoto, hasWebsite, verbatim }
      const on = Object.entries(flags).filter(([, value]) => value === true)
      return findBusinesses(
        deps,
        searchQueryOf(
          searchQuerySchema.parse({ ...rest, ...Object.fromEntries(on.map(([name]) => [name, '1'])) }),
        ),
      )
    },
    popularBusinesses: async limit => listPopular(deps, limit),
    stats: async () => directoryStats(deps),
    business: async id => showBusiness(deps, id),
    businessBySlug: async (city, slug) => showBusinessBySlug(deps, city, slug),
    cities: async () => listCities(deps),
    categories: async () => listCategories(deps),
  }
}
