import { useQuery } from '@tanstack/react-query'
import { reads } from '#web/api/reads.ts'
import { usePage } from '#web/page-context.ts'
import { BusinessLookupPage } from '#web/pages/business/business-lookup.tsx'
import { loadBusiness } from '#web/pages/business/load-business.ts'
import { onServer } from '#web/routing/on-server.ts'
import { businessIdOf, paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, Moved, PageDefinition, PageProps } from '#web/routing/route.ts'

export const page: PageDefinition = { Page: BusinessById, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded | Moved> {
  const id = businessIdOf(context.params.id)
  if (id === null) return loadBusiness(context, { kind: 'unknown' })
  const lookup = await context.queries.fetchQuery(reads.business(context.api, id))
  if (lookup.kind === 'found' && lookup.business.urlSlug !== '') {
    return { redirect: paths.business(lookup.business), status: 301 }
  }
  return loadBusiness(context, lookup)
}

/** /business/{id}: the permanent address, which leads to the readable one where there is one. */
function BusinessById({ params }: PageProps) {
  const { api } = usePage()
  const id = businessIdOf(params.id)
  const query = useQuery({ ...reads.business(api, id ?? 0), enabled: id !== null })
  if (id === null) return <BusinessLookupPage lookup={{ kind: 'unknown' }} isError={false} isInvalid />
  return <BusinessLookupPage lookup={query.data} isError={query.isError} error={query.error} />
}
