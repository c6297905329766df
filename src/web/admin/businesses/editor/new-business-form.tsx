import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import { type BusinessField, fieldsWith } from '#domain/business/fields.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BusinessList, namedFromRow } from '#web/admin/businesses/business-list.tsx'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { BusinessFields } from '#web/admin/businesses/editor/business-fields.tsx'
import { NOT_STORED, useBusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { useConfirmations } from '#web/admin/businesses/editor/use-confirmations.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { SaveBar } from '#web/admin/ui/save-bar.tsx'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** What is asked about a new business; everything else has its place on the business's own screen. */
const NEW_FIELDS: readonly BusinessField[] = [
  ...(['name', 'category', 'street', 'postalCode', 'city', 'countryCode', 'hasServiceArea'] as const),
  ...fieldsWith({ part: 'contact' }),
  ...(['openingHours', 'description'] as const),
]

/** Businesses that the new one may be. */
interface Similar {
  readonly businesses: readonly AdminBusinessRow[]
  /** It is the one of the list, so no other one can be added. */
  readonly isSame: boolean
}

/** A form for a business that is added by hand; leads to the business's own screen. */
export function NewBusinessForm() {
  const { api } = useAdmin()
  const messages = useMessages(adminBusinessMessages)
  const toast = useToast()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const form = useBusinessForm(NOT_STORED)
  const confirmations = useConfirmations(form)
  const [similar, setSimilar] = useState<Similar | null>(null)

  const save = (isAnother: boolean) => {
    setSimilar(null)
    return form.save(async ({ fields }) => {
      const answer = await confirmations.sending(confirmed =>
        api('POST /api/admin/businesses', { body: { fields, ...confirmed, isAnother } }),
      )
      if (answer.kind === 'similar') {
        setSimilar(answer)
        return undefined
      }
      toast({ kind: 'done', text: messages.adding.added(answer.business.business.name) })
      void refreshBusinesses(queries)
      // The form is no longer a page to come back to.
      navigate(adminPaths.business(answer.business.business.id), { replace: true })
      return undefined
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(false)
  }
  return (
    <>
      <form className="new-business" onSubmit={submit} noValidate>
        <BusinessFields form={form} fields={NEW_FIELDS} isNew confirmations={confirmations} />
        {similar !== null && (
          <SimilarBusinesses {...similar} isSaving={form.isSending} onAnother={() => void save(true)} />
        )}
        <SaveBar
          form={form}
          texts={{
            ...messages.save,
            save: messages.adding.save,
            none: messages.adding.nothing,
            changes: messages.adding.facts,
          }}
          onDiscard={() => {
            form.discard()
            setSimilar(null)
          }}
        />
      </form>
      <LeaveGuard isNeeded={form.changeCount > 0} />
    </>
  )
}

interface SimilarBusinessesProps extends Similar {
  isSaving: boolean
  onAnother: () => void
}

/** Asks whether the new business is one of the directory's; takes the focus, because nothing was stored. */
function SimilarBusinesses({ businesses, isSame, isSaving, onAnother }: SimilarBusinessesProps) {
  const messages = useMessages(adminBusinessMessages).adding
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="warn adm-gap" aria-labelledby="similar">
      <h2 id="similar" tabIndex={-1} ref={heading}>
        {isSame ? messages.same : messages.similar}
      </h2>
      <p>{isSame ? messages.sameText : messages.similarText}</p>
      <BusinessList businesses={businesses.map(namedFromRow)} />
      {!isSame && (
        <button type="button" className="btn" disabled={isSaving} onClick={onAnother}>
          {messages.another}
        </button>
      )}
    </section>
  )
}
