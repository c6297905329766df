import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { messages as adminDashboardMessages } from '#translated/admin/dashboard.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { JobRows } from '#web/admin/jobs/job-row.tsx'
import { jobsQuery } from '#web/admin/jobs/jobs-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { PagedList } from '#web/admin/ui/list/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

const SHOWN = 5

/** The latest jobs. */
export function LatestJobsPanel() {
  const messages = useMessages(adminDashboardMessages)
  const { api } = useAdmin()
  const jobs = useQuery(jobsQuery(api, { page: 1 }))
  return (
    <Panel title={messages.jobs} aside={<Link href={adminPaths.jobs()}>{messages.allJobs}</Link>} isFlush>
      <PagedList query={jobs} empty={messages.noJobs}>
        {entries => <JobRows jobs={entries.slice(0, SHOWN)} />}
      </PagedList>
    </Panel>
  )
}
