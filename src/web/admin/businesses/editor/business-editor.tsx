import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BusinessEdit } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { BusinessFields } from '#web/admin/businesses/editor/business-fields.tsx'
import { ConflictPanel } from '#web/admin/businesses/editor/conflict-panel.tsx'
import { HistoryPanel } from '#web/admin/businesses/editor/history-panel.tsx'
import { PicturesPanel } from '#web/admin/businesses/editor/pictures-panel.tsx'
import {
  type Conflict,
  type StoreEdit,
  useBusinessForm,
} from '#web/admin/businesses/editor/use-business-form.ts'
import { useConfirmations } from '#web/admin/businesses/editor/use-confirmations.ts'
import { VisibilityPanel } from '#web/admin/businesses/editor/visibility-panel.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { SaveBar } from '#web/admin/ui/save-bar.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** One business: its visibility, the form of all its fields, its pictures and history. */
export function BusinessEditor({ initial }: { initial: AdminBusiness }) {
  const { language } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminBusinessMessages, language)
  const toast = useToast()
  const queries = useQueryClient()
  const form = useBusinessForm(initial)
  const confirmations = useConfirmations(form)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { id } = initial.business

  // The latest form, which may have changed while a request was running.
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const show = (stored: AdminBusiness) => queries.setQueryData(['admin', 'business', id], stored)

  /** Takes a newer version as the base; asks where it conflicts with what is typed. */
  const adopt = (fresh: AdminBusiness, isMine: boolean) => {
    show(fresh)
    const found = latest.current.adopt(fresh)
    if (!isMine || found.clashing.length > 0) setConflict(found)
  }
  const adoptMine = (fresh: AdminBusiness) => {
    adopt(fresh, true)
    void refreshBusinesses(queries)
  }
  const compare = async () => adopt(await api('GET /api/admin/businesses/:id', { params: { id } }), false)
  const discard = () => {
    form.discard()
    setConflict(null)
  }
  const store: StoreEdit = async edit => {
    if (isNothing(edit)) {
      discard()
      return undefined
    }
    try {
      const saved = await confirmations.sending(confirmed =>
        api('PATCH /api/admin/businesses/:id', { params: { id }, body: { ...edit, ...confirmed } }),
      )
      show(saved)
      setConflict(null)
      toast({ kind: 'done', text: messages.save.saved })
      void refreshBusinesses(queries)
      return saved
    } catch (error) {
      if (!isRouteError(error) || error.code !== 'business_changed') throw error
      await compare()
      return undefined
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Conflicting fields are decided in the conflict panel only.
    if (conflict === null || conflict.clashing.length === 0) void form.save(store)
  }
  const { isRemoved } = form.base
  return (
    <>
      <VisibilityPanel shown={form.base} onChanged={adopt} />
      {conflict !== null && (
        <ConflictPanel
          key={form.base.version}
          conflict={conflict}
          form={form}
          onChosen={stored => {
            form.leave(stored)
            void form.save(store, stored)
          }}
        />
      )}
      <div className="adm-grid edit-grid">
        <form onSubmit={submit} noValidate>
          {isRemoved && <p className="warn adm-gap">{messages.state.removedHint}</p>}
          <fieldset disabled={isRemoved}>
            <BusinessFields form={form} confirmations={confirmations} />
          </fieldset>
          {!isRemoved && <SaveBar form={form} texts={messages.save} onDiscard={discard} />}
        </form>
        <div>
          <PicturesPanel id={id} isRemoved={isRemoved} onChanged={adoptMine} />
          <HistoryPanel
            shown={form.base}
            onUndone={adoptMine}
            onStale={() =>
              void compare().catch((error: unknown) =>
                toast({ kind: 'failed', text: errorText(error, language) }),
              )
            }
          />
        </div>
      </div>
      <LeaveGuard isNeeded={form.changeCount > 0} />
    </>
  )
}

/** Whether an edit changes nothing. */
function isNothing({ fields, locks = {} }: BusinessEdit): boolean {
  return Object.keys(fields).length === 0 && Object.keys(locks).length === 0
}
