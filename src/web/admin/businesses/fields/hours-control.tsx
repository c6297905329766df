import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import type { EditControlProps } from '#web/admin/businesses/fields/edit-control.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The opening hours of a business, a line for each day. */
export function HoursControl({ id, text, onText, describedBy, isInvalid }: EditControlProps) {
  const lines = text.split('\n')
  return (
    <WeekControl
      lines={lines}
      onLine={(weekday, line) =>
        onText(
          Array.from({ length: 7 }, (_, day) => (day === weekday ? line : (lines[day] ?? ''))).join('\n'),
        )
      }
      idOf={weekday => (weekday === 0 ? id : `${id}-${weekday}`)}
      describedBy={describedBy}
      isInvalid={isInvalid}
    />
  )
}

interface WeekControlProps {
  /** Monday first. */
  lines: readonly string[]
  onLine: (weekday: number, line: string) => void
  /** Of the control of a day. */
  idOf: (weekday: number) => string
  describedBy?: string | undefined
  /** Something is wrong with the week as a whole. */
  isInvalid?: boolean
}

/** The seven days as free text; below each how it was parsed. */
export function WeekControl({ lines, onLine, idOf, describedBy, isInvalid = false }: WeekControlProps) {
  const { language, messages } = usePage()
  const texts = inLanguage(adminBusinessMessages, language)
  const { dayField, dayText } = useValueFormat()
  return (
    <div className="week">
      {messages.weekdays.long.map((name, at) => {
        const line = lines[at] ?? ''
        const understood = line.trim() === '' ? null : parseDayText(line)
        const id = idOf(at)
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
              onChange={event => onLine(at, event.target.value)}
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
