import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { dayText } from '#web/format/day-text.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface WeekUnderstoodProps {
  week: OpeningHours
  /** The weekdays that the sentence names. */
  named: readonly number[]
  /** It speaks of public holidays. */
  hasHolidays: boolean
}

/** How a sentence about the week was understood, day by day. */
export function WeekUnderstood({ week, named, hasHolidays }: WeekUnderstoodProps) {
  const { messages } = usePage()
  const texts = useMessages(addBusinessStepsMessages)
  const isRestClosed = week.some((day, weekday) => day?.length === 0 && !named.includes(weekday))
  return (
    <>
      <table className="hours">
        <caption>{texts.hours.understood}</caption>
        <tbody>
          {week.map((day, weekday) => (
            <tr key={messages.weekdays.long[weekday]} className={day?.length ? undefined : 'none'}>
              <th scope="row">
                <span>{messages.weekdays.long[weekday]}</span>
              </th>
              <td>
                <span>{dayText(day, messages.hours)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasHolidays && <p className="hint">{texts.hours.holidays}</p>}
      {isRestClosed && <p className="hint">{texts.hours.restClosed}</p>}
    </>
  )
}
