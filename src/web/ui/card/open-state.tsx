import type { BusinessStatus } from '#domain/business/business.ts'
import type { WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { openStateText } from '#web/format/open-state-text.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

interface OpenStateProps {
  hours: WorkingHours | null
  /** 'operational' unless the business is closed for a while or for good. */
  status?: BusinessStatus | undefined
  /** Today is a public holiday there: who is open by the regular hours may not be. */
  isHoliday?: boolean | undefined
  /** Adds when it opens again while it is open: for the business page. */
  isLong?: boolean
}

/** Shape, word and colour for open or closed, and the next change: 'Geschlossen · öffnet Mo 7:30'. */
export function OpenState({
  hours,
  status = 'operational',
  isHoliday = false,
  isLong = false,
}: OpenStateProps) {
  const now = useNow()
  const { messages } = usePage()
  const { state } = messages
  if (status === 'closed-permanently') return <p className="state shut">{<b>{state.closedForGood}</b>}</p>
  if (status === 'closed-temporarily') return <p className="state shut">{<b>{state.closedForNow}</b>}</p>
  const line = openStateText(hours, now, messages, isLong, isHoliday)
  if (line.kind === 'unknown') return <p className="state unknown">{line.detail || state.unknown}</p>
  return (
    <p className={`state ${line.kind}`}>
      <b>{state[line.kind]}</b>
      {line.detail !== '' && ` · ${line.detail}`}
    </p>
  )
}
