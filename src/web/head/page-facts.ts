import type { CityFacts } from '#services/places/describe-city.ts'
import { listReads } from '#web/api/list-reads.ts'
import { reads, type ShownBusiness } from '#web/api/reads.ts'
import { businessIdOf } from '#web/routing/paths.ts'
import type { ShownPage } from './shown-page.ts'

/** The business that a page is about; null on every other page. */
export function shownBusiness({ name, params, context, queries }: ShownPage): ShownBusiness | null {
  if (name !== 'business' && name !== 'business-by-id') return null
  const { api } = context
  const { queryKey } =
    name === 'business'
      ? reads.businessBySlug(api, params.city ?? '', params.slug ?? '')
      : reads.business(api, businessIdOf(params.id) ?? 0)
  const lookup = queries.getQueryData(queryKey)
  return lookup?.kind === 'found' ? lookup.business : null
}

/** The city that a page is about; null on every other page. */
export function shownCity({ name, params, context, queries }: ShownPage): CityFacts | null {
  if (name !== 'city') return null
  const { api, language } = context
  const { queryKey } = listReads.cityFacts(api, params.city ?? '', params.category ?? null, language)
  return queries.getQueryData(queryKey) ?? null
}
