import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { BusinessField } from '#domain/business/fields.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { BusinessForm, Conflict } from '#web/admin/businesses/editor/use-business-form.ts'
import { parseField, storedValue } from '#web/admin/businesses/fields/field-value.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { valueText } from '#web/admin/businesses/fields/value-text.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { useMessages } from '#web/messages.ts'
import { PickOne } from '#web/ui/form/field-group.tsx'

interface ConflictPanelProps {
  conflict: Conflict
  /** Based on the newer version already. */
  form: BusinessForm
  /** Saves, with the stored value in these fields. */
  onChosen: (stored: readonly BusinessField[]) => void
}

type Choice = 'stored' | 'mine'

/** Somebody else saved first: each field that both changed shows both values, one of which must be chosen. */
export function ConflictPanel({ conflict, form, onChosen }: ConflictPanelProps) {
  const messages = useMessages(adminBusinessMessages)
  const format = useValueFormat()
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<Readonly<Partial<Record<BusinessField, Choice>>>>({})
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => head.current?.focus(), [])
  const { clashing, taken } = conflict
  const stored = (field: BusinessField) => valueText(field, storedValue(form.base.business, field), format)
  const mine = (field: BusinessField) => {
    const parsed = parseField(field, form.values[field])
    return 'value' in parsed ? valueText(field, parsed.value, format) : form.text(field)
  }
  const shown = (text: string) => (
    <span className={text === '' ? 'quiet' : undefined}>{text || messages.empty}</span>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = clashing.every(field => choices[field] !== undefined)
    setIsMissing(!isWhole)
    if (isWhole) onChosen(clashing.filter(field => choices[field] === 'stored'))
  }
  return (
    <form className="conflict" onSubmit={submit} aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={-1}>
        {messages.conflict.title}
      </h2>
      <p>{messages.conflict.text}</p>
      {clashing.map(field => (
        <PickOne
          key={field}
          id={`${id}-${field}`}
          legend={messages.conflict.choose(messages.fields[field])}
          choices={(['stored', 'mine'] as const).map(choice => [
            choice,
            <span key={choice}>
              <b>{`${messages.conflict[choice]}:`}</b>{' '}
              {shown(choice === 'stored' ? stored(field) : mine(field))}
            </span>,
          ])}
          value={choices[field]}
          onPick={choice => setChoices({ ...choices, [field]: choice })}
        />
      ))}
      {taken.length > 0 && (
        <div>
          <p>{messages.conflict.taken}</p>
          <ul>
            {taken.map(field => (
              <li key={field}>
                <b>{`${messages.fields[field]}:`}</b> {shown(stored(field))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {clashing.length === 0 && <p>{messages.conflict.withoutClash}</p>}
      <FaultNote text={isMissing ? messages.conflict.missing : ''} />
      <div className="row-end">
        <button type="submit" className="btn go" disabled={form.isSending}>
          {form.isSending
            ? messages.save.saving
            : clashing.length === 0
              ? messages.save.save
              : messages.conflict.apply}
        </button>
      </div>
    </form>
  )
}
