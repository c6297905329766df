import { Link } from 'wouter'
import { reportedCounts } from '#domain/import/reported-counts.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownRun } from '#web/admin/api/api.ts'
import { STATE_CLASS } from '#web/admin/jobs/job-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { undoStateText } from '#web/admin/undo/undo-state-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const COUNTS = ['imported', 'updated', 'unchanged', 'duplicates', 'skipped', 'errors'] as const

/** Every import, newest first. */
export function Page() {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { moment, size } = dateFormat(language)
  const { api } = useAdmin()
  const { list, data } = useList(['imports'], {}, query => api('GET /api/admin/imports', { query }))
  const hasLeftOut = data?.entries.some(({ leftOut }) => leftOut > 0) === true
  return (
    <Screen
      title={messages.title}
      actions={
        <Link className="btn go" href={`${adminPaths.dashboard()}#upload`}>
          {messages.upload}
        </Link>
      }
    >
      <Tabs of="imports" />
      <TablePanel
        title={messages.list}
        {...list}
        empty={messages.none}
        idOf={run => run.id}
        columns={[
          {
            head: messages.fileName,
            kind: 'name',
            cell: run => (
              <>
                <Link href={adminPaths.import(run.id)}>{run.fileName}</Link>
                <small>
                  <span className={`mark ${STATE_CLASS[run.state]}`} aria-hidden="true" />{' '}
                  <span>{messages.states[run.state]}</span>{' '}
                  {run.isDryRun && <span className="tint">{messages.isDryRun}</span>}
                </small>
                <small>
                  {[
                    moment(run.startedAt),
                    run.account ?? messages.commandLine,
                    // The demonstration comes from no file.
                    ...(run.fileSize > 0 ? [size(run.fileSize)] : []),
                  ].join(' · ')}
                </small>
                {run.failure !== null && <small>{run.failure}</small>}
                <UndoNote run={run} />
              </>
            ),
          },
          ...COUNTS.filter(name => name !== 'skipped' || hasLeftOut).map(name => ({
            head: messages.counts[name],
            kind: 'number' as const,
            // Of a file that was refused as a whole, noughts say nothing; why stands beside its name.
            cell: (run: ShownRun) => {
              const count = reportedCounts(run, run.leftOut)[name]
              return (run.failure === null || count > 0) && formats.count(count)
            },
          })),
        ]}
      />
    </Screen>
  )
}

function UndoNote({ run }: { run: ShownRun }) {
  const { language, formats } = usePage()
  const text = undoStateText(run, language, formats)
  return text !== '' && <small>{text}</small>
}
