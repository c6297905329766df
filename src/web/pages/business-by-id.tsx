import { useQuery } from '@tanstack/react-query'
import { loadedBusiness } from '#web/business-loaded.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { businessIdOf, paths } from '#web/paths.ts'
import { reads } from '#web/query-options.ts'
import type { LoadContext, Loaded, Moved, PageDefinition, PageProps } from '#web/route.ts'
import { LookedUp } from '#web/ui/business/looked-up.tsx'

export const page: PageDefinition = { Page: BusinessById, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded | Moved> {
  const id = businessIdOf(context.params.id)
  if (id === null) return loadedBusiness(context, { kind: 'unknown' })
  const lookup = await context.queries.fetchQuery(reads.business(context.api, id))
  if (lookup.kind === 'found' && lookup.business.urlSlug !== '') {
    return { redirect: paths.business(lookup.business), status: 301 }
  }
  return loadedBusiness(context, lookup)
}

/** /business/{id}: the permanent address, which leads to the readable one where there is one. */
function BusinessById({ params }: PageProps) {
  const { api } = usePage()
  const id = businessIdOf(params.id)
  const query = useQuery({ ...reads.business(api, id ?? 0), enabled: id !== null })
  if (id === null) return <LookedUp lookup={{ kind: 'unknown' }} isError={false} isInvalid />
  return <LookedUp lookup={query.data} isError={query.isError} error={query.error} />
}
