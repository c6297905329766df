import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { JOB_KINDS, JOB_STATES, type JobKind } from '#domain/job/job.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { JobRows } from '#web/admin/jobs/job-row.tsx'
import { jobsQuery } from '#web/admin/jobs/jobs-query.ts'
import { SchedulePanel } from '#web/admin/jobs/schedule-panel.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ChoiceFilter, Filters } from '#web/admin/ui/filters.tsx'
import { PagedList } from '#web/admin/ui/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The metrics are read again this long after the photo update started (specification, section 9). */
const PHOTO_REFRESH_MS = 5_000
/** Jobs that are started here; others, such as imports, start on their own screens. */
const STARTABLE = ['find-duplicates', 'rebuild-index', 'backup', 'update-photos'] as const satisfies JobKind[]

/** Jobs in every state, and the schedule. */
export function Page() {
  const { language } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminJobsMessages, language)
  const address = useAddressQuery()
  const toast = useToast()
  const queries = useQueryClient()
  const kind = JOB_KINDS.find(known => known === address.get('kind'))
  const state = JOB_STATES.find(known => known === address.get('state'))
  const jobs = useQuery(
    jobsQuery(api, { page: address.page, ...(kind && { kind }), ...(state && { state }) }),
  )
  const start = useMutation({
    mutationFn: async (wanted: (typeof STARTABLE)[number]) => {
      if (wanted === 'update-photos') await api('POST /api/admin/update-photos')
      else await api('POST /api/admin/jobs', { body: { kind: wanted } })
    },
    onSuccess: (_none, wanted) => {
      const isPhotos = wanted === 'update-photos'
      toast({ kind: 'done', text: isPhotos ? messages.photosStarted : messages.started })
      if (isPhotos)
        setTimeout(() => void queries.invalidateQueries({ queryKey: ['admin', 'stats'] }), PHOTO_REFRESH_MS)
    },
    onError: (error, wanted) =>
      toast({
        kind: 'failed',
        text:
          wanted === 'update-photos'
            ? `${messages.photosFailed} ${errorText(error, language)}`
            : errorText(error, language),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'jobs'] }),
  })
  return (
    <Screen title={messages.title}>
      <Panel title={messages.start}>
        <p className="quiet">{messages.about}</p>
        <div className="row-end">
          {STARTABLE.map(wanted => (
            <button
              key={wanted}
              type="button"
              className="btn"
              disabled={start.isPending}
              onClick={() => start.mutate(wanted)}
            >
              {messages.kinds[wanted]}
            </button>
          ))}
        </div>
      </Panel>
      <Panel title={messages.list} isFlush>
        <Filters>
          <ChoiceFilter
            label={messages.kind}
            value={kind ?? ''}
            onChange={chosen => address.set({ kind: chosen })}
            all={messages.all}
            options={JOB_KINDS.map(known => [known, messages.kinds[known]])}
          />
          <ChoiceFilter
            label={messages.state}
            value={state ?? ''}
            onChange={chosen => address.set({ state: chosen })}
            all={messages.all}
            options={JOB_STATES.map(known => [known, messages.states[known]])}
          />
        </Filters>
        <PagedList
          query={jobs}
          address={address}
          empty={kind === undefined && state === undefined ? messages.none : messages.noneSuch}
        >
          {entries => <JobRows jobs={entries} />}
        </PagedList>
      </Panel>
      <SchedulePanel />
    </Screen>
  )
}
