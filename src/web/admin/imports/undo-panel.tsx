import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import type { ImportRunSummary, KeptBusiness, UndoCheck } from '#domain/import/import-run.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { factName } from '#web/admin/businesses/fields/value-text.ts'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** Undoes an import as far as that is possible, and lists what would stay or stayed, with the reason. */
export function UndoPanel({ run }: { run: Pick<ImportRunSummary, 'id' | 'partlyUndone'> }) {
  const { language } = usePage()
  const messages = adminImportsMessages(language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const address = useAddressQuery()
  const [isAsking, setIsAsking] = useState(false)
  const [jobId, setJobId] = useState<number | null>(null)
  const { job, isActive } = useJob(jobId, () => queries.invalidateQueries({ queryKey: ['admin'] }))
  const undo = useQuery({
    queryKey: ['admin', 'import-undo', run.id, address.page],
    queryFn: () =>
      api('GET /api/admin/imports/:id/undo', { params: { id: run.id }, query: { page: address.page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (undo.data === undefined) return <Loaded query={undo} />
  const { check, total } = undo.data
  const isPossible = check.removable + check.restorable + check.partly > 0
  if (!isPossible && total === 0 && job === null) return null
  return (
    <>
      <Panel title={messages.undoTitle}>
        <UndoText check={check} />
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
            title={messages.undoConfirm}
            action={messages.undo}
            isDangerous
            onConfirm={async () =>
              setJobId((await api('POST /api/admin/imports/:id/undo', { params: { id: run.id } })).jobId)
            }
            onClose={() => setIsAsking(false)}
          >
            <UndoText check={check} />
          </ConfirmDialog>
        )}
      </Panel>
      {total > 0 && (
        <KeptBusinesses
          query={undo}
          address={address}
          title={run.partlyUndone === null ? messages.kept.wouldStay : messages.kept.stayed}
        />
      )}
    </>
  )
}

function UndoText({ check }: { check: UndoCheck }) {
  const { language, formats } = usePage()
  const messages = adminImportsMessages(language)
  const { removable, restorable, partly, kept } = check
  const sentences = [
    removable > 0 && messages.undoRemovable(formats.counted(removable)),
    restorable > 0 && messages.undoRestorable(formats.counted(restorable)),
    kept > 0 && messages.undoKept(formats.counted(kept)),
    partly > 0 && messages.undoPartly(formats.counted(partly)),
  ].filter(sentence => sentence !== false)
  return (
    <>
      <p className="prose">{sentences.join(' ')}</p>
      {kept > 0 && <p className="prose quiet small">{messages.undoLater}</p>}
    </>
  )
}

interface KeptBusinessesProps extends Pick<Parameters<typeof DataTable<KeptBusiness, number>>[0], 'query'> {
  address: ReturnType<typeof useAddressQuery>
  title: string
}

function KeptBusinesses({ query, address, title }: KeptBusinessesProps) {
  const { language } = usePage()
  const messages = adminImportsMessages(language).kept
  const facts = adminBusinessMessages(language)
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

function Reason({ business: { reason, account, runId, otherId } }: { business: KeptBusiness }) {
  const { language, formats } = usePage()
  const messages = adminImportsMessages(language).kept
  return (
    <>
      {messages.reasons[reason]}
      {account !== null && reason !== 'imported' && ` ${messages.by(account)}`}
      {runId !== null && (
        <>
          {': '}
          <Link href={adminPaths.import(runId)}>{messages.run(formats.counted(runId))}</Link>
        </>
      )}
      {otherId !== null && (
        <>
          {': '}
          <Link href={adminPaths.business(otherId)}>{businessNumber(otherId)}</Link>
        </>
      )}
    </>
  )
}
