import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { controlId, type EditControlProps } from '#web/admin/businesses/fields/edit-control.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The seven days as free text; below each how it was parsed. */
export function HoursControl({ field, text, onText, describedBy, isInvalid }: EditControlProps) {
  const { language, messages } = usePage()
  const texts = inLanguage(adminBusinessMessages, language)
  const { dayField, dayText } = useValueFormat()
  const lines = text.split('\n')
  const setDay = (at: number, line: string) =>
    onText(messages.weekdays.long.map((_, day) => (day === at ? line : (lines[day] ?? ''))).join('\n'))
  return (
    <div className="week">
      {messages.weekdays.long.map((name, at) => {
        const line = lines[at] ?? ''
        const understood = line.trim() === '' ? null : parseDayText(line)
        const id = at === 0 ? controlId(field) : `${controlId(field)}-${at}`
        return (
          <div key={name}>
            <label htmlFor={id}>{name}</label>
            <input
              id={id}
              className="input"
              value={line}
              autoComplete="off"
              aria-describedby={[`${id}-read`, describedBy].filter(Boolean).join(' ')}
              aria-invalid={understood === undefined || (isInvalid && at === 0) || undefined}
              onChange={event => setDay(at, event.target.value)}
            />
            <output className="hint" id={`${id}-read`}>
              {understood === undefined ? (
                <span className="err">{inLanguage(formOutcomeMessages, language).faults.hours_unclear}</span>
              ) : (
                understood !== null &&
                dayField(understood) !== line.trim() &&
                texts.understood(dayText(understood))
              )}
            </output>
          </div>
        )
      })}
    </div>
  )
}
