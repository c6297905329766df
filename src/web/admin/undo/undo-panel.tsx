import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import type { KeptBusiness, UndoCheck } from '#domain/edit/undo-check.ts'
import type { Count } from '#messages/count.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminUndoMessages } from '#translated/admin/imports/undo.ts'
import type { UndoPage } from '#web/admin/api/api.ts'
import { factName } from '#web/admin/businesses/fields/value-text.ts'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { DataTable } from '#web/admin/ui/list/data-table.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface UndoPanelProps {
  /** The query of what undoing would do, without the page. */
  queryKey: readonly unknown[]
  read: (page: number) => Promise<UndoPage>
  start: () => Promise<{ readonly jobId: number }>
  /** What of the run says how it is undone. */
  texts: {
    readonly title: string
    readonly confirm: string
    readonly removable: (count: Count) => string
    readonly restorable: (count: Count) => string
  }
  /** Some of it was undone already. */
  isPartlyUndone: boolean
}

/** Undoes a run as far as that is possible, and lists what would stay or stayed, with the reason. */
export function UndoPanel({ queryKey, read, start, texts, isPartlyUndone }: UndoPanelProps) {
  const messages = useMessages(adminUndoMessages)
  const queries = useQueryClient()
  const address = useAddressQuery()
  const [isAsking, setIsAsking] = useState(false)
  const [jobId, setJobId] = useState<number | null>(null)
  const { job, isActive } = useJob(jobId, () => queries.invalidateQueries({ queryKey: ['admin'] }))
  const undo = useQuery({
    queryKey: [...queryKey, address.page],
    queryFn: () => read(address.page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (undo.data === undefined) return <Loaded query={undo} />
  const { check, total } = undo.data
  const isPossible = check.removable + check.restorable + check.partly > 0
  if (!isPossible && total === 0 && job === null) return null
  return (
    <>
      <Panel title={texts.title}>
        <UndoText check={check} texts={texts} />
        <FollowedJob job={job} />
        {isPossible && (
          <div>
            <button
              type="button"
              className="btn danger ic ic-undo"
              disabled={isActive}
              onClick={() => setIsAsking(true)}
            >
              {messages.undo}
            </button>
          </div>
        )}
        {isAsking && (
          <ConfirmDialog
            title={texts.confirm}
            action={messages.undo}
            isDangerous
            onConfirm={async () => setJobId((await start()).jobId)}
            onClose={() => setIsAsking(false)}
          >
            <UndoText check={check} texts={texts} />
          </ConfirmDialog>
        )}
      </Panel>
      {total > 0 && (
        <KeptBusinesses
          query={undo}
          address={address}
          title={isPartlyUndone ? messages.kept.stayed : messages.kept.wouldStay}
        />
      )}
    </>
  )
}

function UndoText({ check, texts }: { check: UndoCheck; texts: UndoPanelProps['texts'] }) {
  const { formats } = usePage()
  const messages = useMessages(adminUndoMessages)
  const { removable, restorable, partly, kept } = check
  const sentences = [
    removable > 0 && texts.removable(formats.counted(removable)),
    restorable > 0 && texts.restorable(formats.counted(restorable)),
    kept > 0 && messages.keeps(formats.counted(kept)),
    partly > 0 && messages.partly(formats.counted(partly)),
  ].filter(sentence => sentence !== false)
  return (
    <>
      <p className="prose">{sentences.join(' ')}</p>
      {kept > 0 && <p className="prose quiet small">{messages.later}</p>}
    </>
  )
}

interface KeptBusinessesProps extends Pick<Parameters<typeof DataTable<KeptBusiness, number>>[0], 'query'> {
  address: ReturnType<typeof useAddressQuery>
  title: string
}

function KeptBusinesses({ query, address, title }: KeptBusinessesProps) {
  const { language } = usePage()
  const messages = inLanguage(adminUndoMessages, language).kept
  const facts = inLanguage(adminBusinessMessages, language)
  const { moment } = dateFormat(language)
  const named = (fields: readonly string[]) => fields.map(field => factName(field, facts)).join(', ')
  return (
    <Panel title={title} isFlush>
      <DataTable
        query={query}
        address={address}
        empty=""
        label={title}
        idOf={business => business.id}
        columns={[
          {
            head: messages.business,
            kind: 'name',
            cell: ({ id, name, isNew }) => (
              <>
                <Link href={adminPaths.business(id)}>{name === '' ? businessNumber(id) : name}</Link>
                {isNew && <small>{messages.isNew}</small>}
              </>
            ),
          },
          { head: messages.reason, cell: business => <Reason business={business} /> },
          { head: messages.at, kind: 'short', cell: ({ at }) => (at === null ? '' : moment(at)) },
          {
            head: messages.facts,
            cell: ({ kept }) => (kept.length === 0 ? messages.whole : named(kept)),
          },
          {
            head: messages.free,
            cell: ({ free }) =>
              free.length === 0 ? <span className="quiet">{messages.nothing}</span> : named(free),
          },
        ]}
      />
    </Panel>
  )
}

function Reason({ business: { reason, account, runId, bulkEditId, otherId } }: { business: KeptBusiness }) {
  const { formats } = usePage()
  const messages = useMessages(adminUndoMessages).kept
  return (
    <>
      <span>
        {account !== null && reason !== 'imported'
          ? `${messages.reasons[reason]} ${messages.by(account)}`
          : messages.reasons[reason]}
      </span>
      {runId !== null && (
        <>
          <span>: </span>
          <Link href={adminPaths.import(runId)}>{messages.run(formats.counted(runId))}</Link>
        </>
      )}
      {bulkEditId !== null && (
        <>
          <span>: </span>
          <Link href={adminPaths.bulkEdit(bulkEditId)}>{messages.bulkEdit(formats.counted(bulkEditId))}</Link>
        </>
      )}
      {otherId !== null && (
        <>
          <span>: </span>
          <Link href={adminPaths.business(otherId)}>{businessNumber(otherId)}</Link>
        </>
      )}
    </>
  )
}
