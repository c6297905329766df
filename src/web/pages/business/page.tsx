import { useQuery } from '@tanstack/react-query'
import { reads } from '#web/api/reads.ts'
import { usePage } from '#web/page-context.ts'
import { BusinessLookupPage } from '#web/pages/business/business-lookup.tsx'
import { loadBusiness } from '#web/pages/business/load-business.ts'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, Moved, PageDefinition, PageProps } from '#web/routing/route.ts'

export const page: PageDefinition = { Page: BusinessBySlug, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded | Moved> {
  const { city = '', slug = '' } = context.params
  const lookup = await context.queries.fetchQuery(reads.businessBySlug(context.api, city, slug))
  if (lookup.kind === 'found' && lookup.business.urlSlug !== `${city}/${slug}`) {
    return { redirect: paths.business(lookup.business), status: 301 }
  }
  return loadBusiness(context, lookup)
}

/** /{city}/{slug}: the address of a business. */
function BusinessBySlug({ params }: PageProps) {
  const { api } = usePage()
  const query = useQuery(reads.businessBySlug(api, params.city ?? '', params.slug ?? ''))
  return <BusinessLookupPage lookup={query.data} isError={query.isError} error={query.error} />
}
