import { useState } from 'react'
import { idOfBusinessNumber } from '#domain/business/business.ts'
import type { DECISION_FORM } from '#domain/submission/decision.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BusinessList, type NamedBusiness, namedFromBusiness } from '#web/admin/businesses/business-list.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import type { Form } from '#web/forms/use-form.ts'
import { useMessages } from '#web/messages.ts'
import { FaultLine, Field } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface ConcernedBusinessesProps {
  form: Form<typeof DECISION_FORM>
  /** Found ones, and those added by hand. */
  businesses: readonly NamedBusiness[]
  onAdded: (business: NamedBusiness) => void
}

/** The businesses that a submission concerns: those found, and others added by number. */
export function ConcernedBusinesses({ form, businesses, onAdded }: ConcernedBusinessesProps) {
  const messages = useMessages(adminSubmissionsMessages).decision
  const { isActedOn, action, businessIds } = form.values
  // What changes them is said, or not chosen yet.
  const canChoose = isActedOn === 'yes' && action !== 'none'
  // Takes the focus when a choice is missing.
  const id = form.idOf('businessIds')
  const fault = form.faultOf('businessIds')
  const choose = (business: number, isChosen: boolean) => {
    const others = businessIds.filter(one => one.id !== business)
    form.set({ businessIds: isChosen ? [...others, { id: business }] : others })
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend className="legend">{messages.businesses}</legend>
      <p className="hint">{hint()}</p>
      <FaultLine id={`${id}-fault`} text={fault} />
      <BusinessList
        businesses={businesses}
        lead={business =>
          canChoose && (
            <label className="tick">
              <span className="vh">{business.name}</span>
              <input
                type="checkbox"
                checked={businessIds.some(one => one.id === business.id)}
                onChange={event => choose(business.id, event.target.checked)}
              />
            </label>
          )
        }
      />
      {canChoose && (
        <AddBusiness
          onAdded={business => {
            onAdded(business)
            choose(business.id, true)
          }}
        />
      )}
    </fieldset>
  )

  function hint(): string {
    if (businesses.length === 0) return messages.noneFound
    if (canChoose) return `${messages.found} ${messages.foundChoose}`
    return isActedOn === 'yes' ? `${messages.found} ${messages.foundUnchanged}` : messages.found
  }
}

function AddBusiness({ onAdded }: Pick<ConcernedBusinessesProps, 'onAdded'>) {
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
      onAdded(business)
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
