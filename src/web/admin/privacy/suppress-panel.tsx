import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { messages as adminPrivacyMessages } from '#translated/admin/privacy.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
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

interface SuppressPanelProps {
  /** Asks whether an entry that was found is to be lifted. */
  onLift: (entry: SuppressionEntry) => void
}

/** Checks whether a business is on the suppression list, or adds it, also one that is not in the directory. */
export function SuppressPanel({ onLift }: SuppressPanelProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminPrivacyMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [kind, setKind] = useState<SuppressionEntry['kind']>('name_address')
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState<'check' | 'add' | null>(null)
  const [found, setFound] = useState<readonly SuppressionEntry[] | null>(null)
  const names: readonly FieldName[] = [...FIELDS_OF[kind], 'reason']
  const refuse = (wrong: readonly FieldFault[]) => {
    setFaults(wrong)
    const first = names.find(name => wrong.some(({ field }) => field === name))
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }
  const send = async (what: 'check' | 'add') => {
    setFailure('')
    setFound(null)
    const needed = what === 'check' ? FIELDS_OF[kind] : names
    const missing = needed.filter(name => values[name].trim() === '')
    if (missing.length > 0) return refuse(missing.map(field => ({ field, code: 'required' })))
    setFaults([])
    setBusy(what)
    try {
      const given = Object.fromEntries(FIELDS_OF[kind].map(name => [name, values[name].trim()]))
      if (what === 'check') {
        setFound((await api('POST /api/admin/suppressions/check', { body: given })).entries)
        return
      }
      await api('POST /api/admin/suppressions', { body: { reason: values.reason.trim(), ...given } })
      setValues(EMPTY)
      toast({ kind: 'done', text: messages.added })
      await queries.invalidateQueries({ queryKey: SUPPRESSIONS_KEY })
    } catch (error) {
      if (!isRouteError(error)) throw error
      if (error.faults.length > 0) refuse(error.faults)
      else setFailure(error.details)
    } finally {
      setBusy(null)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send('add')
  }
  const faultOf = (name: FieldName) => {
    const fault = faults.find(({ field }) => field === name)
    return fault === undefined
      ? undefined
      : faultText(fault, inLanguage(formOutcomeMessages, language), formats)
  }
  return (
    <Panel title={messages.add}>
      <p className="quiet">{messages.addText}</p>
      <form noValidate onSubmit={submit}>
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
                    setFound(null)
                  }}
                />
                <span>{messages.kinds[known]}</span>
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
                    setFound(null)
                    setValues(now => ({ ...now, [name]: value }))
                  }}
                />
              )}
            </Field>
          ))}
        </div>
        <FaultNote text={failure} hasGap />
        <div aria-live="polite">
          {found?.length === 0 && <p className="adm-gap">{messages.notListed}</p>}
          {found?.map(entry => (
            <p key={entry.id} className="adm-gap">
              <span>{messages.listed(messages.kinds[entry.kind], entry.reason, day(entry.createdAt))}</span>{' '}
              <button
                type="button"
                className="btn bare"
                onClick={() => {
                  setFound(null)
                  onLift(entry)
                }}
              >
                {messages.lift}
              </button>
            </p>
          ))}
        </div>
        <div className="chips">
          <button type="button" className="btn" disabled={busy !== null} onClick={() => void send('check')}>
            {busy === 'check' ? messages.checking : messages.check}
          </button>
          <button type="submit" className="btn go" disabled={busy !== null}>
            {busy === 'add' ? messages.submitting : messages.submit}
          </button>
        </div>
      </form>
      <LeaveGuard isNeeded={Object.values(values).some(text => text.trim() !== '')} />
    </Panel>
  )
}

function idOf(name: FieldName): string {
  return `suppress-${name}`
}
