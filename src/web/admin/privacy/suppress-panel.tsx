import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { adminPrivacyMessages } from '#web/admin/privacy/messages.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { formOutcomeMessages } from '#web/messages/form-outcome.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The suppression list in the query cache. */
export const SUPPRESSIONS_KEY = ['admin', 'suppressions'] as const

type FieldName = 'placeId' | 'phone' | 'name' | 'street' | 'postalCode' | 'reason'

/** The fields that each kind of entry needs. */
const FIELDS_OF: Readonly<Record<SuppressionEntry['kind'], readonly Exclude<FieldName, 'reason'>[]>> = {
  place_id: ['placeId'],
  phone: ['phone'],
  name_address: ['name', 'street', 'postalCode'],
}
const KINDS = ['place_id', 'phone', 'name_address'] as const

const EMPTY: Readonly<Record<FieldName, string>> = {
  placeId: '',
  phone: '',
  name: '',
  street: '',
  postalCode: '',
  reason: '',
}

/** Adds an entry to the suppression list, also for a business that is not in the directory. */
export function SuppressPanel() {
  const { language, formats } = usePage()
  const messages = adminPrivacyMessages(language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [kind, setKind] = useState<SuppressionEntry['kind']>('name_address')
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const names: readonly FieldName[] = [...FIELDS_OF[kind], 'reason']
  const refuse = (wrong: readonly FieldFault[]) => {
    setFaults(wrong)
    const first = names.find(name => wrong.some(({ field }) => field === name))
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    const missing = names.filter(name => values[name].trim() === '')
    if (missing.length > 0) return refuse(missing.map(field => ({ field, code: 'required' })))
    setIsBusy(true)
    try {
      const given = FIELDS_OF[kind].map(name => [name, values[name].trim()])
      await api('POST /api/admin/suppressions', {
        body: { reason: values.reason.trim(), ...Object.fromEntries(given) },
      })
      setValues(EMPTY)
      setFaults([])
      toast({ kind: 'done', text: messages.added })
      await queries.invalidateQueries({ queryKey: SUPPRESSIONS_KEY })
    } catch (error) {
      if (!isRouteError(error)) throw error
      if (error.faults.length > 0) refuse(error.faults)
      else setFailure(error.details)
    } finally {
      setIsBusy(false)
    }
  }
  const faultOf = (name: FieldName) => {
    const fault = faults.find(({ field }) => field === name)
    return fault === undefined ? undefined : faultText(fault, formOutcomeMessages(language), formats)
  }
  return (
    <Panel title={messages.add}>
      <p className="quiet">{messages.addText}</p>
      <form noValidate onSubmit={event => void submit(event)}>
        <fieldset className="field">
          <legend className="legend">{messages.by}</legend>
          <div className="drawer-picks">
            {KINDS.map(known => (
              <label key={known} className="pick">
                <input
                  type="radio"
                  name="suppression-kind"
                  checked={kind === known}
                  onChange={() => {
                    setKind(known)
                    setFaults([])
                  }}
                />
                {messages.kinds[known]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="fields">
          {names.map(name => (
            <Field
              key={name}
              id={idOf(name)}
              label={messages[name]}
              hint={name === 'reason' ? messages.reasonHint : undefined}
              fault={faultOf(name)}
            >
              {control => (
                <input
                  {...control}
                  value={values[name]}
                  autoComplete="off"
                  onChange={event => {
                    const { value } = event.target
                    setValues(now => ({ ...now, [name]: value }))
                  }}
                />
              )}
            </Field>
          ))}
        </div>
        <FaultNote text={failure} hasGap />
        <button type="submit" className="btn go" disabled={isBusy}>
          {isBusy ? messages.submitting : messages.submit}
        </button>
      </form>
      <LeaveGuard isNeeded={Object.values(values).some(text => text.trim() !== '')} />
    </Panel>
  )
}

function idOf(name: FieldName): string {
  return `suppress-${name}`
}
