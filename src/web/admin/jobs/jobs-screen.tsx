import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { JOB_KINDS, JOB_STATES, type JobKind } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { JobRow } from '#web/admin/jobs/job-row.tsx'
import { jobsQuery } from '#web/admin/jobs/jobs-query.ts'
import { adminJobsMessages } from '#web/admin/jobs/messages.ts'
import { SchedulePanel } from '#web/admin/jobs/schedule-panel.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The photo update's figures are read again after this time (specification, section 9). */
const PHOTO_REFRESH_MS = 5_000
/** Jobs that a button starts here; imports and their like start where their file is. */
const STARTABLE = ['find-duplicates', 'rebuild-index', 'backup', 'update-photos'] as const satisfies JobKind[]

/** Everything that runs, waits, is done or failed. */
export function Page() {
  const { language } = usePage()
  const { api } = useAdmin()
  const words = adminJobsMessages(language)
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
      toast({ kind: 'done', text: isPhotos ? words.photosStarted : words.started })
      if (isPhotos)
        setTimeout(() => void queries.invalidateQueries({ queryKey: ['admin', 'stats'] }), PHOTO_REFRESH_MS)
    },
    onError: (error, wanted) =>
      toast({
        kind: 'failed',
        text: wanted === 'update-photos' ? `${words.photosFailed} ${errorText(error)}` : errorText(error),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'jobs'] }),
  })
  const list = jobs.data
  return (
    <Screen title={words.title}>
      <Panel title={words.start}>
        <div className="row-end">
          {STARTABLE.map(wanted => (
            <button
              key={wanted}
              type="button"
              className="btn"
              disabled={start.isPending}
              onClick={() => start.mutate(wanted)}
            >
              {words.kinds[wanted]}
            </button>
          ))}
        </div>
      </Panel>
      <Panel title={words.title} isFlush>
        <form className="filters" onSubmit={event => event.preventDefault()}>
          <label>
            {words.kind}
            <select value={kind ?? ''} onChange={event => address.set({ kind: event.target.value })}>
              <option value="">{words.all}</option>
              {JOB_KINDS.map(known => (
                <option key={known} value={known}>
                  {words.kinds[known]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.state}
            <select value={state ?? ''} onChange={event => address.set({ state: event.target.value })}>
              <option value="">{words.all}</option>
              {JOB_STATES.map(known => (
                <option key={known} value={known}>
                  {words.states[known]}
                </option>
              ))}
            </select>
          </label>
        </form>
        {jobs.isError && <Failure error={jobs.error} onRetry={() => void jobs.refetch()} />}
        {jobs.isPending && <div className="bone adm-bone" />}
        {list?.entries.length === 0 && (
          <p className="panel-empty">
            {kind === undefined && state === undefined ? words.none : words.noneSuch}
          </p>
        )}
        <ul>
          {list?.entries.map(job => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
        {list !== undefined && list.totalPages > 1 && (
          <div className="tbl-foot">
            <Pager
              page={list.page}
              pages={list.totalPages}
              hrefOf={page => address.with({ page: String(page) })}
            />
          </div>
        )}
      </Panel>
      <SchedulePanel />
    </Screen>
  )
}
