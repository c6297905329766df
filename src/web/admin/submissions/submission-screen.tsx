import { useQuery } from '@tanstack/react-query'
import { submissionNumber } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SubmissionDetail } from '#web/admin/api/api.ts'
import type { AdminPageProps } from '#web/admin/routing/admin-paths.ts'
import { DueBadge, OriginBadges, StateBadge } from '#web/admin/submissions/submission-badges.tsx'
import { SubmissionView } from '#web/admin/submissions/submission-view.tsx'
import { useUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** How often the submission is read while its answer is being handed to the mail server. */
const HAND_OVER_MS = 2_000

/** The screen of one submission. */
export function Page({ id }: AdminPageProps) {
  const { api } = useAdmin()
  const messages = useMessages(adminSubmissionsMessages)
  const unsaved = useUnsaved()
  // Never from the cache: a decision begins with what is stored now. What somebody else decides meanwhile does not take a
  // form away in which something is typed: sending it says so, and gives the words back.
  const detail = useQuery({
    queryKey: ['admin', 'submission', id],
    queryFn: () => api('GET /api/admin/submissions/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !unsaved.isUnsaved && isHandingOver(state.data) ? HAND_OVER_MS : false,
  })
  return (
    <Screen
      title={detail.data?.submission.subject ?? messages.facts}
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
      <Tabs of="inbox" />
      {detail.data === undefined ? (
        <Loaded query={detail} failedTitle={messages.loadFailed} />
      ) : (
        <SubmissionView key={id} detail={detail.data} unsaved={unsaved} />
      )}
    </Screen>
  )
}

/** A mail that was tried in vain takes longer. */
function isHandingOver({ hasMailServer, mails }: SubmissionDetail): boolean {
  return hasMailServer && mails.some(mail => mail.state === 'waiting' && mail.attempts === 0)
}
