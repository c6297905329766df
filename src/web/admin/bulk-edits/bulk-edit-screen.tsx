import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ShownBulkEdit } from '#web/admin/api/api.ts'
import { factText, filterText, formerText } from '#web/admin/bulk-edits/bulk-text.ts'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import type { AdminPageProps } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { UndoPanel } from '#web/admin/undo/undo-panel.tsx'
import { undoStateText } from '#web/admin/undo/undo-state-text.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** One bulk edit: what it did to which businesses, and its undo. */
export function Page({ id }: AdminPageProps) {
  const { formats } = usePage()
  const messages = useMessages(adminBulkEditsMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['admin', 'bulk-edit', id],
    queryFn: () => api('GET /api/admin/bulk-edits/:id', { params: { id } }),
    staleTime: 0,
  })
  return (
    <Screen title={messages.title(formats.counted(id))}>
      <Loaded query={query} failedTitle={messages.failed}>
        {edit => (
          <>
            <EditFacts
              edit={edit}
              onFinished={() => queries.invalidateQueries({ queryKey: ['admin', 'bulk-edit', id] })}
            />
            <UndoPanel
              queryKey={['admin', 'bulk-edit', id, 'undo']}
              read={page => api('GET /api/admin/bulk-edits/:id/undo', { params: { id }, query: { page } })}
              start={() => api('POST /api/admin/bulk-edits/:id/undo', { params: { id } })}
              texts={messages.undo}
              isPartlyUndone={edit.partlyUndone !== null}
            />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function EditFacts({ edit, onFinished }: { edit: ShownBulkEdit; onFinished: () => unknown }) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminBulkEditsMessages, language)
  const { moment } = dateFormat(language)
  const { id, kind, reason, summary, changed, skipped, failed, account, createdAt } = edit
  const undoState = undoStateText(edit, language, formats)
  const { job, isActive } = useJob(id, onFinished)
  const { field, from, to, filter, count } = summary
  const facts = [
    { name: messages.facts.what, value: inLanguage(adminBusinessesMessages, language).bulk.actions[kind] },
    { name: messages.facts.reason, value: reason },
    {
      name: messages.facts.filter,
      value: `${filterText(filter, messages, formats)} · ${messages.businesses(formats.counted(count))}`,
    },
    { name: messages.facts.from, value: formerText(field, from, messages, formats) },
    { name: messages.facts.to, value: factText(field, to, messages) },
    {
      name: messages.facts.count,
      value: messages.result(formats.counted(changed), formats.counted(skipped), formats.counted(failed)),
    },
    { name: messages.facts.by, value: messages.startedBy(account, moment(createdAt)) },
  ]
  return (
    <Panel title={messages.summary}>
      <dl className="sub-facts">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {undoState !== '' && <p>{undoState}</p>}
      {isActive && <FollowedJob job={job} />}
    </Panel>
  )
}
