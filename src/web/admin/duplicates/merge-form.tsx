import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { businessNumber } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { mergeRows, takenTogether } from '#web/admin/duplicates/merge-rows.ts'
import { MergeTable } from '#web/admin/duplicates/merge-table.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface MergeFormProps {
  first: AdminBusiness
  second: AdminBusiness
}

/** Chooses which of two businesses stays, and which values it takes from the other. */
export function MergeForm({ first, second }: MergeFormProps) {
  const { formats } = usePage()
  const { api } = useAdmin()
  const messages = useMessages(adminDuplicatesMessages).merge
  const toast = useToast()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [isFirst, setIsFirst] = useState(first.business.completeness >= second.business.completeness)
  const [taken, setTaken] = useState<ReadonlySet<BusinessField>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const winner = (isFirst ? first : second).business
  const loser = (isFirst ? second : first).business
  const rows = mergeRows(winner, loser)
  const chosen = rows.filter(({ field, kind }) => kind === 'choice' && taken.has(field))
  const toggle = (field: BusinessField) => {
    const next = new Set(taken)
    const isTaken = taken.has(field)
    for (const one of takenTogether(field)) {
      if (isTaken) next.delete(one)
      else next.add(one)
    }
    setTaken(next)
  }
  const merge = async () => {
    await api('POST /api/admin/duplicates/merge', {
      body: {
        winnerId: winner.id,
        loserId: loser.id,
        take: chosen.map(({ field }) => field),
      },
    })
    toast({ kind: 'done', text: messages.done })
    void refreshBusinesses(queries)
    navigate(adminPaths.business(winner.id))
  }
  return (
    <>
      <Panel title={messages.winner}>
        <fieldset>
          <legend className="vh">{messages.winner}</legend>
          <div className="winners">
            {[first, second].map(({ business }) => (
              <label key={business.id} className="winner">
                <input
                  type="radio"
                  name="winner"
                  checked={business === winner}
                  onChange={() => {
                    setIsFirst(business === first.business)
                    // The values to be taken belong to the other business now.
                    setTaken(new Set())
                  }}
                />
                <span>
                  <b>{business.name}</b>
                  <span className="small quiet">
                    {[businessNumber(business.id), business.street, business.city]
                      .filter(part => part !== null && part !== '')
                      .join(', ')}
                  </span>
                  <span className="small">{business === winner ? messages.stays : messages.goes}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="hint">{messages.winnerHint}</p>
      </Panel>
      <Panel title={messages.differences} isFlush>
        <MergeTable winner={winner} loser={loser} rows={rows} taken={taken} onToggle={toggle} />
        <div className="panel-body">
          <div className="row-end">
            <button type="button" className="btn go ic ic-pair" onClick={() => setIsAsking(true)}>
              {messages.action}
            </button>
            <output className="quiet">
              {chosen.length === 0 ? messages.takenNone : messages.taken(formats.counted(chosen.length))}
            </output>
          </div>
        </div>
      </Panel>
      {isAsking && (
        <ConfirmDialog
          title={messages.confirmTitle}
          action={messages.action}
          onConfirm={merge}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.confirmText(loser.name, winner.name)}</p>
          <p>{chosen.length === 0 ? messages.takenNone : messages.taken(formats.counted(chosen.length))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
