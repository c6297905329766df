import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formFaults } from '#domain/form/form-faults.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import { emptyValues } from '#domain/form/form-values.ts'
import {
  SUPPRESSION_FIELDS,
  SUPPRESSION_FORM,
  SUPPRESSION_KEYS_FORM,
  SUPPRESSION_KINDS,
  type SuppressionKeys,
} from '#domain/privacy/suppression.ts'
import { messages as adminPrivacyMessages } from '#translated/admin/privacy.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAdminForm } from '#web/admin/ui/use-admin-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { PickOne } from '#web/ui/form/field-group.tsx'
import { FormField } from '#web/ui/form/form-field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The suppression list in the query cache. */
export const SUPPRESSIONS_KEY = ['admin', 'suppressions'] as const

/** The form; of its fields those of the chosen kind are shown and sent. */
const FORM = {
  kind: { kind: 'option', choices: SUPPRESSION_KINDS },
  ...SUPPRESSION_KEYS_FORM,
  reason: SUPPRESSION_FORM.reason,
} as const satisfies FormFields

const EMPTY: ValuesOf<typeof FORM> = { ...emptyValues(FORM), kind: 'name_address' }

/** The entries that keep something out. */
interface Found {
  readonly entries: readonly SuppressionEntry[]
  /** What was asked. */
  readonly about: string
}

interface SuppressPanelProps {
  /** Asks whether an entry that was found is to be lifted. */
  onLift: (entry: SuppressionEntry) => void
}

/** Checks whether a business is on the suppression list, or adds it, also one that is not in the directory. */
export function SuppressPanel({ onLift }: SuppressPanelProps) {
  const { language } = usePage()
  const messages = inLanguage(adminPrivacyMessages, language)
  const { placeId, phone, name, street, postalCode, reason } = messages
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [found, setFound] = useState<Found | null>(null)
  const [isChecking, setChecking] = useState(false)
  const form = useAdminForm({
    fields: FORM,
    start: EMPTY,
    labels: { placeId, phone, name, street, postalCode, reason },
    prefix: 'suppress-',
    check: async values => formFaults(FORM, { ...chosen(values), kind: values.kind, reason: values.reason }),
    store: async ({ values }) => {
      await api('POST /api/admin/suppressions', { body: { ...chosen(values), reason: values.reason.trim() } })
      toast({ kind: 'done', text: messages.added })
      await queries.invalidateQueries({ queryKey: SUPPRESSIONS_KEY })
      return { ...EMPTY, kind: values.kind }
    },
  })
  const { kind } = form.values
  // What is typed since was not asked for.
  const listed = found?.about === JSON.stringify(chosen(form.values)) ? found.entries : undefined
  const { kind: _kind, ...typed } = form.change
  const lookUp = async () => {
    setFound(null)
    setChecking(true)
    await form.storeBy(
      async ({ values }) => {
        const keys = chosen(values)
        const { entries } = await api('POST /api/admin/suppressions/check', { body: keys })
        setFound({ entries, about: JSON.stringify(keys) })
      },
      async values => formFaults(FORM, { ...chosen(values), kind: values.kind }),
    )
    setChecking(false)
  }
  return (
    <Panel title={messages.add}>
      <p className="quiet">{messages.addText}</p>
      <form
        noValidate
        onSubmit={event => {
          setFound(null)
          form.submit(event)
        }}
      >
        <PickOne
          id="suppression-kind"
          legend={messages.by}
          className="field"
          listClassName="drawer-picks"
          choices={SUPPRESSION_KINDS.map(known => [known, messages.kinds[known]])}
          value={kind}
          onPick={picked => {
            form.clear()
            form.set({ kind: picked })
          }}
        />
        <div className="fields">
          {[...SUPPRESSION_FIELDS[kind], 'reason' as const].map(name => (
            <FormField
              key={name}
              form={form}
              name={name}
              hint={name === 'reason' ? messages.reasonHint : undefined}
              autoComplete="off"
            />
          ))}
        </div>
        <FaultNote text={form.refused} hasGap />
        <div aria-live="polite">
          {listed?.length === 0 && <p className="adm-gap">{messages.notListed}</p>}
          {listed?.map(entry => (
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
          <button type="button" className="btn" disabled={form.isSending} onClick={() => void lookUp()}>
            {isChecking ? messages.checking : messages.check}
          </button>
          <button type="submit" className="btn go" disabled={form.isSending}>
            {form.isSending && !isChecking ? messages.submitting : messages.submit}
          </button>
        </div>
      </form>
      <LeaveGuard isNeeded={Object.values(typed).some(text => text?.trim() !== '')} />
    </Panel>
  )
}

/** What is typed into the fields of the chosen kind. */
function chosen(values: ValuesOf<typeof FORM>): Partial<SuppressionKeys> {
  return Object.fromEntries(SUPPRESSION_FIELDS[values.kind].map(name => [name, values[name].trim()]))
}
