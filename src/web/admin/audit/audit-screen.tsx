import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AUDIT_ACTIONS } from '#domain/account/audit.ts'
import type { AuditEntry } from '#domain/account/audit-entry.ts'
import { messages as adminAuditMessages } from '#translated/admin/audit.ts'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { detailsText, programWord } from '#web/admin/audit/details-text.ts'
import { summaryIn, summaryText } from '#web/admin/bulk-edits/bulk-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The audit log with its filters and its export. */
export function Page() {
  const { language, formats } = usePage()
  const { api, addressOf } = useAdmin()
  const messages = inLanguage(adminAuditMessages, language)
  const { moment } = dateFormat(language)
  const accounts = useQuery({
    queryKey: ['admin', 'accounts'],
    queryFn: () => api('GET /api/admin/accounts'),
  })
  const { list, filter } = useList(
    ['audit'],
    {
      account: {
        label: messages.account,
        all: messages.all,
        words: [...(accounts.data ?? []).map(({ username }) => username), 'system'],
        names: { system: messages.system },
        isOpen: true,
      },
      action: { label: messages.action, all: messages.all, words: AUDIT_ACTIONS, names: messages.actions },
      from: { label: messages.from, isDay: true },
      to: { label: messages.to, isDay: true },
    },
    query => api('GET /api/admin/audit', { query }),
  )
  const detailsOf = ({ action: done, details }: AuditEntry) => {
    const summary = summaryIn(details)
    // The name of an import's file is its subject.
    const { file: _file, ...others } = details
    return summary === null
      ? detailsText({ action: done, details: done.startsWith('import.') ? others : details }, language)
      : summaryText(summary, inLanguage(adminBulkEditsMessages, language), formats)
  }
  return (
    <Screen
      title={messages.title}
      actions={
        <a
          className="btn ic ic-download"
          href={addressOf('GET /api/admin/audit/export', { query: filter })}
          download
        >
          {messages.download}
        </a>
      }
    >
      <TablePanel
        title={messages.list}
        count={messages.count}
        {...list}
        empty={messages.none}
        note={messages.kept}
        idOf={entry => entry.id}
        columns={[
          { head: messages.at, kind: 'short', cell: entry => moment(entry.at) },
          {
            head: messages.account,
            kind: 'short',
            cell: ({ account }) => (account === 'system' ? messages.system : account),
          },
          {
            head: messages.action,
            kind: 'short',
            isRowHead: true,
            cell: entry => messages.actions[entry.action],
          },
          { head: messages.subject, kind: 'text', cell: entry => <Subject entry={entry} /> },
          { head: messages.details, kind: 'text', className: 'quiet', cell: entry => detailsOf(entry) },
        ]}
      />
    </Screen>
  )
}

/** What an entry is about: an import is linked and has the name of its file, a job its kind. */
function Subject({ entry: { action, subject, details } }: { entry: AuditEntry }) {
  const { language } = usePage()
  if (subject === null) return null
  if (action.startsWith('job.')) return programWord(language)(subject)
  if (!action.startsWith('import.')) return subject
  const { file } = details
  const name = typeof file === 'string' ? file : inLanguage(adminAuditMessages, language).import(subject)
  return <Link href={adminPaths.import(Number(subject))}>{name}</Link>
}
