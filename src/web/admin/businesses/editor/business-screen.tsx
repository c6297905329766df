import { useQuery } from '@tanstack/react-query'
import { businessNumber } from '#domain/business/business.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BusinessEditor } from '#web/admin/businesses/editor/business-editor.tsx'
import type { AdminPageProps } from '#web/admin/routing/admin-paths.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** The screen of one business. */
export function Page({ id }: AdminPageProps) {
  const { api } = useAdmin()
  const messages = useMessages(adminBusinessMessages)
  // Never from the cache: an edit begins with what is stored now.
  const business = useQuery({
    queryKey: ['admin', 'business', id],
    queryFn: () => api('GET /api/admin/businesses/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
  const title = business.data?.business.name || messages.title
  return (
    <Screen title={title} actions={<p className="quiet">{messages.number(businessNumber(id))}</p>}>
      <Loaded query={business} failedTitle={messages.failed}>
        {initial => <BusinessEditor key={id} initial={initial} />}
      </Loaded>
    </Screen>
  )
}
