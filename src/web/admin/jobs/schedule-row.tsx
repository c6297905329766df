import { LAST_WEEKDAY, type ScheduleEntry, type Timing } from '#domain/job/schedule.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ScheduleRowProps {
  /** As stored. */
  entry: ScheduleEntry
  /** As chosen. */
  timing: Timing
  onChange: (timing: Timing) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const WEEKDAYS = Array.from({ length: LAST_WEEKDAY }, (_, index) => index + 1)
const DAILY = ''

/** One task: whether it runs by itself, on which days, at which hour, and when next. */
export function ScheduleRow({ entry, timing, onChange }: ScheduleRowProps) {
  const { language } = usePage()
  const { byItself: messages } = inLanguage(adminJobsMessages, language)
  const { moment } = dateFormat(language)
  const { isOn, weekday, hour } = timing
  const { task, nextAt } = entry
  return (
    <div className="timing">
      <div>
        <label className="pick">
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={`${task}-hint`}
            onChange={event => onChange({ ...timing, isOn: event.target.checked })}
          />
          <span>{messages.tasks[task]}</span>
        </label>
        <p className="hint" id={`${task}-hint`}>
          {messages.hints[task]}
        </p>
      </div>
      <label>
        <span className="vh">{`${messages.day}: ${messages.tasks[task]}`}</span>
        <select
          value={weekday ?? DAILY}
          disabled={!isOn}
          onChange={({ target }) =>
            onChange({ ...timing, weekday: target.value === DAILY ? null : Number(target.value) })
          }
        >
          <option value={DAILY}>{messages.daily}</option>
          {WEEKDAYS.map(day => (
            <option key={day} value={day}>
              {messages.weekdays[day - 1]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="vh">{`${messages.hour}: ${messages.tasks[task]}`}</span>
        <select
          value={hour}
          disabled={!isOn}
          onChange={event => onChange({ ...timing, hour: Number(event.target.value) })}
        >
          {HOURS.map(known => (
            <option key={known} value={known}>
              {messages.at(String(known))}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet">{nextAt === null ? messages.off : messages.next(moment(nextAt))}</p>
    </div>
  )
}
