import { Link } from 'wouter'
import type { ImportRunSummary } from '#domain/import/import-run.ts'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

const COUNTS = ['imported', 'updated', 'unchanged', 'duplicates', 'errors'] as const
const STATE_CLASS = { running: 'run', done: 'done', failed: 'bad', cancelled: 'wait' } as const

/** Imports with their figures. */
export function RunsTable({ runs }: { runs: readonly ImportRunSummary[] }) {
  const { language, formats } = usePage()
  const words = adminImportsMessages(language)
  const { moment, size } = dateFormat(language)
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.columns.file}</th>
          <th scope="col">{words.columns.state}</th>
          <th scope="col">{words.columns.at}</th>
          <th scope="col">{words.columns.by}</th>
          <th scope="col" className="r">
            {words.columns.size}
          </th>
          {COUNTS.map(name => (
            <th key={name} scope="col" className="r">
              {words.counts[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map(run => (
          <tr key={run.id}>
            <th scope="row" className="nm">
              <Link href={adminPaths.import(run.id)}>{run.fileName}</Link>
              {run.undoneAt !== null && <small>{words.undone(moment(run.undoneAt))}</small>}
            </th>
            <td className="nb">
              <span className={`mark ${STATE_CLASS[run.state]}`} aria-hidden="true" />{' '}
              {words.states[run.state]} {run.isDryRun && <span className="tint">{words.isDryRun}</span>}
            </td>
            <td className="nb">{moment(run.startedAt)}</td>
            <td className="nb">{run.account ?? words.commandLine}</td>
            <td className="r">{size(run.fileSize)}</td>
            {COUNTS.map(name => (
              <td key={name} className="r">
                {formats.count(run[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
