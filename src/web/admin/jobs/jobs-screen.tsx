import { useQuery, useQueryClient } from '@tanstack/react-query'
import { JOB_KINDS, JOB_STATES, type JobKind } from '#domain/job/job-kinds.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { JobRows } from '#web/admin/jobs/job-row.tsx'
import { jobsQuery } from '#web/admin/jobs/jobs-query.ts'
import { SchedulePanel } from '#web/admin/jobs/schedule-panel.tsx'
import { ListPanel } from '#web/admin/ui/list/paged-list.tsx'
import { useFilters } from '#web/admin/ui/list/use-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'

/** The metrics are read again this long after the photo update started (specification, section 9). */
const PHOTO_REFRESH_MS = 5_000
/** Jobs that are started here; others, such as imports, start on their own screens. */
const STARTABLE = ['find-duplicates', 'rebuild-index', 'backup', 'update-photos'] as const satisfies JobKind[]

/** Jobs in every state, and the schedule. */
export function Page() {
  const { api } = useAdmin()
  const messages = useMessages(adminJobsMessages)
  const { all } = messages
  const queries = useQueryClient()
  const { address, asked, isFiltered, controls } = useFilters({
    kind: { label: messages.kind, all, words: JOB_KINDS, names: messages.kinds },
    state: { label: messages.state, all, words: JOB_STATES, names: messages.states },
  })
  const jobs = useQuery(jobsQuery(api, asked))
  const starting = useToastedAction(['admin', 'jobs'])
  const start = (wanted: (typeof STARTABLE)[number]) => {
    if (wanted !== 'update-photos') {
      return starting.run(() => api('POST /api/admin/jobs', { body: { kind: wanted } }), messages.started)
    }
    return starting.run(
      async () => {
        await api('POST /api/admin/update-photos')
        setTimeout(() => void queries.invalidateQueries({ queryKey: ['admin', 'stats'] }), PHOTO_REFRESH_MS)
      },
      messages.photosStarted,
      messages.photosFailed,
    )
  }
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
              disabled={starting.isBusy}
              onClick={() => void start(wanted)}
            >
              {messages.kinds[wanted]}
            </button>
          ))}
        </div>
      </Panel>
      <ListPanel
        title={messages.list}
        filters={controls}
        query={jobs}
        address={address}
        empty={isFiltered ? messages.noneSuch : messages.none}
      >
        {entries => <JobRows jobs={entries} />}
      </ListPanel>
      <SchedulePanel />
    </Screen>
  )
}
