import { useQuery } from '@tanstack/react-query'
import { AUDIT_ACTIONS, type AuditEntry } from '#domain/account/audit.ts'
import type { AdminAuditMessages } from '#messages/de/admin/audit.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminAuditMessages } from '#web/admin/audit/messages.ts'
import { summaryIn, summaryText } from '#web/admin/bulk-edits/bulk-text.ts'
import { adminBulkEditsMessages } from '#web/admin/bulk-edits/messages.ts'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { adminJobsMessages } from '#web/admin/jobs/messages.ts'
import { adminPrivacyMessages } from '#web/admin/privacy/messages.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { DataTable } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ChoiceFilter, DayFilter, Filters } from '#web/admin/ui/filters.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'

/** The audit log with its filters and its export. */
export function Page() {
  const { language, formats } = usePage()
  const { api, addressOf } = useAdmin()
  const messages = adminAuditMessages(language)
  const { moment } = dateFormat(language)
  const address = useAddressQuery()
  const action = AUDIT_ACTIONS.find(known => known === address.get('action'))
  const filter = {
    ...(address.get('account') !== '' && { account: address.get('account') }),
    ...(action !== undefined && { action }),
    ...(address.get('from') !== '' && { from: address.get('from') }),
    ...(address.get('to') !== '' && { to: address.get('to') }),
  }
  const query = { page: address.page, ...filter }
  // New entries are written all the time, so the list is read again whenever the screen is opened.
  const entries = useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: () => api('GET /api/admin/audit', { query }),
    staleTime: 0,
  })
  const accounts = useQuery({
    queryKey: ['admin', 'accounts'],
    queryFn: () => api('GET /api/admin/accounts'),
  })
  const words: DetailWords = {
    messages,
    fields: adminBusinessMessages(language).fields,
    jobs: adminJobsMessages(language).kinds,
    keys: adminPrivacyMessages(language).kinds,
  }
  const subjectOf = ({ action: done, subject }: AuditEntry) =>
    subject !== null && done.startsWith('job.') ? wordOf(subject, words) : subject
  const detailsOf = ({ details }: AuditEntry) => {
    const summary = summaryIn(details)
    return summary === null
      ? detailsText(details, words)
      : summaryText(summary, adminBulkEditsMessages(language), formats)
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
      <Panel
        title={messages.list}
        aside={entries.data !== undefined && messages.count(formats.counted(entries.data.total))}
        isFlush
      >
        <Filters>
          <ChoiceFilter
            label={messages.account}
            value={address.get('account')}
            onChange={account => address.set({ account })}
            all={messages.all}
            options={[
              ...(accounts.data ?? []).map(({ username }) => [username, username] as const),
              ['system', messages.system],
            ]}
          />
          <ChoiceFilter
            label={messages.action}
            value={address.get('action')}
            onChange={chosen => address.set({ action: chosen })}
            all={messages.all}
            options={AUDIT_ACTIONS.map(known => [known, messages.actions[known]])}
          />
          {(['from', 'to'] as const).map(name => (
            <DayFilter
              key={name}
              label={messages[name]}
              value={address.get(name)}
              onChange={day => address.set({ [name]: day })}
            />
          ))}
        </Filters>
        <DataTable
          query={entries}
          address={address}
          empty={messages.none}
          note={messages.kept}
          label={messages.list}
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
            { head: messages.subject, kind: 'text', cell: entry => subjectOf(entry) },
            { head: messages.details, kind: 'text', className: 'quiet', cell: entry => detailsOf(entry) },
          ]}
        />
      </Panel>
    </Screen>
  )
}

/** What the parts of details are called in words. */
interface DetailWords {
  readonly messages: AdminAuditMessages
  readonly fields: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, string>>
  /** By what a business on the suppression list is known. */
  readonly keys: Readonly<Record<string, string>>
}

/** { count: 3, isNew: true } -> 'Anzahl: 3, neu angelegt: ja'; what has no word stands as it was stored. */
function detailsText(details: AuditEntry['details'], words: DetailWords): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const isCoded = CODED.has(name)
      return `${words.messages.facts[name] ?? wordOf(name, words)}: ${valueText(value, words, isCoded)}`
    })
    .join(', ')
}

/** Details that name fields of a business, kinds of jobs or of suppressions; all others are what somebody wrote, and stay exact. */
const CODED: ReadonlySet<string> = new Set(['fields', 'take', 'kept', 'kind', 'kinds'])

function valueText(value: unknown, words: DetailWords, isCoded: boolean): string {
  if (typeof value === 'boolean') return value ? words.messages.yes : words.messages.no
  if (Array.isArray(value)) return value.map(part => valueText(part, words, isCoded)).join(', ')
  if (typeof value === 'object' && value !== null) return detailsText({ ...value }, words)
  return isCoded ? wordOf(String(value), words) : String(value)
}

/** By their names in the program. */
function wordOf(name: string, { fields, jobs, keys }: DetailWords): string {
  return fields[name] ?? jobs[name] ?? keys[name] ?? name
}
