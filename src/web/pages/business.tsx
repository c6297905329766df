import { useQuery } from '@tanstack/react-query'
import { loadedBusiness } from '#web/business-loaded.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { reads } from '#web/query-options.ts'
import type { LoadContext, Loaded, Moved, PageDefinition, PageProps } from '#web/route.ts'
import { LookedUp } from '#web/ui/business/looked-up.tsx'

export const page: PageDefinition = { Page: BusinessBySlug, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded | Moved> {
  const { city = '', slug = '' } = context.params
  const lookup = await context.queries.fetchQuery(reads.businessBySlug(context.api, city, slug))
  if (lookup.kind === 'found' && lookup.business.urlSlug !== `${city}/${slug}`) {
    return { redirect: paths.business(lookup.business), status: 301 }
  }
  return loadedBusiness(context, lookup)
}

/** /{city}/{slug}: the address of a business. */
function BusinessBySlug({ params }: PageProps) {
  const { api } = usePage()
  const query = useQuery(reads.businessBySlug(api, params.city ?? '', params.slug ?? ''))
  return <LookedUp lookup={query.data} isError={query.isError} error={query.error} />
}
