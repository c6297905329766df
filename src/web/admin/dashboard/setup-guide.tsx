import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DashboardWarning } from '#domain/metric/admin-stats.ts'
import { messages as adminDashboardMessages } from '#translated/admin/dashboard.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { statsQuery } from '#web/admin/dashboard/stats-query.ts'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const SETUP_KEY = ['admin', 'setup'] as const

/** The steps from the demo data to own data until all are done, and warnings. */
export function SetupGuide() {
  const { formats } = usePage()
  const { steps: messages, warnings } = useMessages(adminDashboardMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const setup = useQuery({
    queryKey: SETUP_KEY,
    queryFn: () => api('GET /api/admin/setup'),
    staleTime: 0,
  }).data
  const stats = useQuery(statsQuery(api)).data
  const [isAsking, setIsAsking] = useState(false)
  const [jobId, setJobId] = useState<number | null>(null)
  const { job, isActive } = useJob(jobId, () => queries.invalidateQueries({ queryKey: ['admin'] }))
  if (setup === undefined) return null
  const { steps } = setup
  const count = stats?.demonstrationBusinesses ?? 0
  return (
    <>
      {steps.hasDemonstration && (
        <Panel title={messages.title}>
          <p>{messages.intro}</p>
          <ol className="steps">
            <Step isDone={steps.hasOperator} title={messages.operator} text={messages.operatorText}>
              <Link className="btn" href={adminPaths.settings()}>
                {messages.toSettings}
              </Link>
            </Step>
            <Step isDone={steps.hasOwnImport} title={messages.import} text={messages.importText}>
              <a className="btn" href="#upload">
                {messages.toUpload}
              </a>
            </Step>
            <Step isDone={false} title={messages.remove} text={messages.removeText}>
              <button type="button" className="btn" disabled={isActive} onClick={() => setIsAsking(true)}>
                {messages.removeAction}
              </button>
            </Step>
          </ol>
          <FollowedJob job={job} />
        </Panel>
      )}
      {setup.warnings.length > 0 && (
        <section className="warn adm-gap" aria-label={warnings.title}>
          <ul>
            {setup.warnings.map(warning => (
              <li key={warning}>
                <span>{[warnings[warning], mailCount(warning)].filter(Boolean).join(' ')}</span>{' '}
                <WarningLink warning={warning} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.removeTitle}
          action={messages.removeAction}
          isDangerous
          onConfirm={async () => setJobId((await api('POST /api/admin/demonstration/remove')).jobId)}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.removeCount(formats.counted(count))}</p>
        </ConfirmDialog>
      )}
    </>
  )

  /** How many mails a warning is about; '' where it is about none. */
  function mailCount(warning: DashboardWarning): string {
    const { waiting = 0, failed = 0 } = setup?.mails ?? {}
    if (warning === 'mails_failed') return warnings.failedMails(formats.counted(failed))
    const isAboutWaiting = warning === 'mail_server_missing' || warning === 'mails_delayed'
    return isAboutWaiting && waiting > 0 ? warnings.waitingMails(formats.counted(waiting)) : ''
  }
}

function Step(props: { isDone: boolean; title: string; text: string; children: Elements }) {
  const { steps: messages } = useMessages(adminDashboardMessages)
  return (
    <li className="step">
      <span className={`mark ${props.isDone ? 'done' : 'wait'}`} aria-hidden="true" />
      <div>
        <b>{props.title}</b> <span className="quiet">{props.isDone ? messages.done : messages.open}</span>
        <p className="small quiet">{props.text}</p>
      </div>
      {!props.isDone && props.children}
    </li>
  )
}

const LEADS_TO = {
  jobs_not_running: ['jobs', 'toJobs'],
  operator_missing: ['settings', 'toSettings'],
  mail_server_missing: ['server', 'toServer'],
  mails_delayed: ['outbox', 'toOutbox'],
  mails_failed: ['outbox', 'toOutbox'],
  site_url_is_local: ['server', 'toServer'],
  no_backup_for_a_week: ['backups', 'toBackups'],
  photos_need_rights: ['settings', 'toSettings'],
  code_active: ['settings', 'toSettings'],
} as const satisfies Record<DashboardWarning, readonly [keyof typeof adminPaths, string]>

function WarningLink({ warning }: { warning: DashboardWarning }) {
  const { warnings } = useMessages(adminDashboardMessages)
  const [target, text] = LEADS_TO[warning]
  return <Link href={adminPaths[target]()}>{warnings[text]}</Link>
}
