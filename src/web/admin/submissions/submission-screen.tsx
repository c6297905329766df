import { useQuery } from '@tanstack/react-query'
import { submissionNumber } from '#domain/submission/submission.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminPageProps } from '#web/admin/routing/admin-routes.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { DueBadge, OriginBadges, StateBadge } from '#web/admin/submissions/submission-badges.tsx'
import { SubmissionView } from '#web/admin/submissions/submission-view.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { InboxTabs } from '#web/admin/ui/inbox-tabs.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'

/** One submission: what was sent, what helps to decide on it, and the decision. */
export function Page({ id }: AdminPageProps) {
  const { api } = useAdmin()
  const words = adminSubmissionsMessages(usePage().language)
  // Never from what was read before: a decision begins with what is stored now.
  const detail = useQuery({
    queryKey: ['admin', 'submission', id],
    queryFn: () => api('GET /api/admin/submissions/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Screen
      title={detail.data?.submission.subject ?? words.facts}
      actions={
        <p className="marks">
          {detail.data !== undefined && (
            <>
              <StateBadge {...detail.data.submission} />
              <DueBadge {...detail.data.submission} />
              <OriginBadges {...detail.data.submission} />
            </>
          )}
          <span className="quiet">{submissionNumber(id)}</span>
        </p>
      }
    >
      <InboxTabs />
      {detail.isPending && <div className="bone adm-bone" />}
      {detail.isError && detail.data === undefined && (
        <Failure title={words.loadFailed} error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {detail.data !== undefined && <SubmissionView key={id} detail={detail.data} />}
    </Screen>
  )
}
