import { useQuery } from '@tanstack/react-query'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { localAddress } from '#domain/language-path.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import type { Read } from '#web/api/read.ts'
import { hourRows } from '#web/format/hour-rows.ts'
import { todayOf } from '#web/format/open-state-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { type NextHoliday, NO_HOLIDAY } from '#web/pages/business/next-holiday.ts'
import { routes } from '#web/routing/routes.ts'
import { useNow } from '#web/ui/now.tsx'
import { Section } from '#web/ui/section.tsx'

interface HoursSectionProps {
  business: PublicBusiness
  /** The next public holiday, where there is one soon. */
  holiday: Read<NextHoliday | null> | undefined
}

/** The week as a table, today highlighted, the next public holiday as the last row. */
export function HoursSection({ business, holiday: read }: HoursSectionProps) {
  const now = useNow()
  const { messages, formats, language } = usePage()
  const texts = inLanguage(businessMessages, language)
  const hours = business.openingHours ?? business.workingHours
  const today = todayOf(now, formats)
  const isPaused = business.status === 'closed-temporarily'
  // While it is closed, today's hours are none.
  const isToday = (weekday: number) => !isPaused && weekday === today.weekday
  const holiday = useQuery(read ?? NO_HOLIDAY).data ?? null
  return (
    <Section
      heading="zeiten"
      title={texts.hours}
      className="sec biz-hours"
      aside={<p className="quiet">{texts.today(messages.weekdays.long[today.weekday] ?? '', today.date)}</p>}
    >
      {isPaused && hours !== null && <p className="note">{texts.hoursPaused}</p>}
      {hours === null ? (
        <>
          <p className="quiet">{texts.noHours}</p>
          <a
            className="btn"
            href={`${localAddress(language, routes.correct.href({ id: business.id }))}#hours-monday`}
            rel="nofollow"
          >
            {texts.addHours}
          </a>
        </>
      ) : (
        <table className="hours">
          <caption className="vh">{texts.hoursCaption}</caption>
          <tbody>
            {hourRows(hours, messages.hours).map(({ weekday, times, isOpen }) => (
              <tr key={weekday} className={rowClass(isToday(weekday), isOpen)}>
                <th scope="row">
                  <span>
                    <span>{messages.weekdays.long[weekday]}</span>
                    {isToday(weekday) && <span className="today-mark">{` ${texts.todayMark}`}</span>}
                  </span>
                </th>
                <td>
                  <span>
                    {times.map(time => (
                      <span key={time} className="time">
                        {time}
                      </span>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
            {holiday !== null && (
              <tr className="none">
                <th scope="row">
                  <span>
                    <span>
                      {`${messages.weekdays.short[holiday.weekday]}, ${formats.dayOfMonth(holiday.day, holiday.month)}`}
                    </span>{' '}
                    <small>{holiday.name}</small>
                  </span>
                </th>
                <td>
                  <span>{texts.holidayNote}</span>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function rowClass(isToday: boolean, isOpen: boolean): string | undefined {
  if (isToday) return 'today'
  return isOpen ? undefined : 'none'
}
