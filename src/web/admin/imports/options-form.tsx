import { useId } from 'react'
import { FORM_PARTS, fieldsWith } from '#domain/business/fields.ts'
import {
  EMPTY_CELL_CHOICES,
  type ImportOptions,
  OLDER_DATA_CHOICES,
  ROW_CHOICES,
} from '#domain/import/import-options.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminImportOptionsMessages } from '#translated/admin/imports/import-options.ts'
import { dataDateOf, optionsFault, optionTexts, withFields } from '#web/admin/imports/import-options.ts'
import { germanDay } from '#web/admin/ui/date-format.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import type { Elements } from '#web/elements.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

interface OptionsFormProps {
  options: ImportOptions
  files: readonly File[]
  /** The newest ISO date of data that were imported; null before the first import. */
  newestDataDate: string | null
  onChange: (options: ImportOptions) => void
}

/** The options of an import, closed until somebody wants others than the usual ones. */
export function OptionsForm({ options, files, newestDataDate, onChange }: OptionsFormProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportOptionsMessages, language)
  const now = useNow()
  const change = (part: Partial<ImportOptions>) => onChange({ ...options, ...part })
  const dates = files.map(file => dataDateOf(options, file, now)).sort()
  const oldest = dates[0]
  const texts = [
    ...optionTexts(options, messages, inLanguage(adminBusinessMessages, language)),
    ...(oldest === undefined || oldest === germanDay(now) ? [] : [messages.date.asOf(formats.date(oldest))]),
  ]
  return (
    <>
      <details className="options">
        <summary>
          {messages.title}
          <span className="quiet">{texts.length === 0 ? messages.usual : texts.join(' · ')}</span>
        </summary>
        <div className="options-body">
          <Choice
            label={messages.rows.label}
            choices={ROW_CHOICES}
            names={messages.rows.choices}
            value={options.rows}
            onChange={rows => change({ rows })}
          />
          <FieldsChoice options={options} change={change} />
          <Choice
            label={messages.emptyCells.label}
            hint={messages.emptyCells.hint}
            choices={EMPTY_CELL_CHOICES}
            names={messages.emptyCells.choices}
            value={options.emptyCells}
            onChange={emptyCells => change({ emptyCells })}
          />
          <DateChoice options={options} files={files} change={change} />
          <Choice
            label={messages.olderData.label}
            choices={OLDER_DATA_CHOICES}
            names={messages.olderData.choices}
            value={options.olderData}
            onChange={olderData => change({ olderData })}
          />
        </div>
      </details>
      {oldest !== undefined &&
        newestDataDate !== null &&
        oldest < newestDataDate &&
        options.olderData === 'import' && (
          <p className="warn" role="status">
            {messages.date.older(formats.date(oldest), formats.date(newestDataDate))}
          </p>
        )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  hint?: string
  choices: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  children?: Elements
}

/** One of a few, as radio buttons. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, choices, names, value, onChange, children } = props
  const id = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : id}>
      <legend className="legend">{label}</legend>
      {hint !== undefined && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
      {choices.map(choice => (
        <label key={choice} className="pick">
          <input
            type="radio"
            name={`${id}-choice`}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span>{names[choice]}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

interface PartProps {
  options: ImportOptions
  change: (part: Partial<ImportOptions>) => void
}

/** All fields, or some of them by group. */
function FieldsChoice({ options: { fields }, change }: PartProps) {
  const { fields: messages } = useMessages(adminImportOptionsMessages)
  const business = useMessages(adminBusinessMessages)
  return (
    <Choice
      label={messages.label}
      hint={messages.hint}
      choices={['all', 'some'] as const}
      names={messages}
      value={fields === null ? 'all' : 'some'}
      onChange={choice => change({ fields: choice === 'all' ? null : [] })}
    >
      {fields !== null && (
        <div className="options-fields">
          {FORM_PARTS.map(part => (
            <fieldset key={part}>
              <legend className="legend">{business.groups[part]}</legend>
              {fieldsWith({ part }).map(field => (
                <label key={field} className="pick">
                  <input
                    type="checkbox"
                    checked={fields.includes(field)}
                    onChange={event => change({ fields: withFields(fields, [field], event.target.checked) })}
                  />
                  <span>{business.fields[field]}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      <FaultNote text={fields !== null && fields.length === 0 ? messages.none : ''} />
    </Choice>
  )
}

/** The date of the data; for one file the day on which it was last modified is proposed. */
function DateChoice({ options, files, change }: PartProps & Pick<OptionsFormProps, 'files'>) {
  const { date: messages } = useMessages(adminImportOptionsMessages)
  const now = useNow()
  const id = useId()
  const [only] = files.length === 1 ? files : []
  const proposed = only === undefined ? '' : dataDateOf({ ...options, date: null }, only, now)
  const isFuture = optionsFault({ ...options, fields: null }, now) === 'future'
  const isProposed = options.date === null && proposed !== '' && proposed !== germanDay(now)
  const hint = files.length > 1 ? messages.hintForSeveral : isProposed ? messages.proposed : ''
  return (
    <div className="options-date">
      <label className="legend" htmlFor={id}>
        {messages.label}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {`${messages.hint} ${hint}`}
      </p>
      <input
        className="input"
        type="date"
        id={id}
        max={germanDay(now)}
        value={options.date ?? proposed}
        aria-invalid={isFuture ? true : undefined}
        aria-describedby={isFuture ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onChange={event => change({ date: event.target.value === '' ? null : event.target.value })}
      />
      <FaultNote text={isFuture ? messages.future : ''} id={`${id}-fault`} />
    </div>
  )
}
