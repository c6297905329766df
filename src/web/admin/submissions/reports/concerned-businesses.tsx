import { useState } from 'react'
import { idOfBusinessNumber } from '#domain/business/business.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BusinessList, namedFromBusiness } from '#web/admin/businesses/business-list.tsx'
import { type DecideFormState, isChoosing } from '#web/admin/submissions/reports/use-decide-form.ts'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface ConcernedBusinessesProps {
  /** Takes the focus when a choice is missing. */
  id: string
  form: DecideFormState
  fault: string | undefined
}

/** The businesses that a submission concerns: those found, and others added by number. */
export function ConcernedBusinesses({ id, form, fault }: ConcernedBusinessesProps) {
  const messages = useMessages(adminSubmissionsMessages).decision
  const { businesses, values } = form
  const canChoose = isChoosing(values)
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend className="legend">{messages.businesses}</legend>
      <p className="hint">{hint()}</p>
      {fault !== undefined && (
        <p className="err ic ic-warn" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      <BusinessList
        businesses={businesses}
        lead={business =>
          canChoose && (
            <label className="tick">
              <span className="vh">{business.name}</span>
              <input
                type="checkbox"
                checked={values.chosen.includes(business.id)}
                onChange={event => form.choose(business.id, event.target.checked)}
              />
            </label>
          )
        }
      />
      {canChoose && <AddBusiness form={form} />}
    </fieldset>
  )

  function hint(): string {
    if (businesses.length === 0) return messages.noneFound
    if (canChoose) return `${messages.found} ${messages.foundChoose}`
    return values.isActedOn === true ? `${messages.found} ${messages.foundUnchanged}` : messages.found
  }
}

function AddBusiness({ form }: { form: DecideFormState }) {
  const messages = useMessages(adminSubmissionsMessages).decision
  const { api } = useAdmin()
  const toast = useToast()
  const [number, setNumber] = useState('')
  const adding = useAction()
  const add = async () => {
    const wanted = idOfBusinessNumber(number)
    if (wanted === undefined) return adding.refuse(messages.addUnknown)
    await adding.run(async () => {
      const business = namedFromBusiness(
        await api('GET /api/admin/businesses/:id', { params: { id: wanted } }),
      )
      form.add(business)
      setNumber('')
      toast({ kind: 'done', text: messages.added(business.name) })
    })
  }
  return (
    <Field
      id="add-business"
      label={messages.add}
      hint={messages.addHint}
      fault={adding.failure || undefined}
      isOptional
    >
      {control => (
        <div className="beside">
          <input
            {...control}
            value={number}
            autoComplete="off"
            onChange={event => setNumber(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // Enter adds the business; it does not decide.
              event.preventDefault()
              void add()
            }}
          />
          <button type="button" className="btn" disabled={adding.isBusy} onClick={() => void add()}>
            {messages.addSubmit}
          </button>
        </div>
      )}
    </Field>
  )
}
