import { queryOptions } from '@tanstack/react-query'
import { berlinTime } from '#domain/opening-hours/berlin-time.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'

export interface NextHoliday {
  readonly name: string
  /** 0 = Monday. */
  readonly weekday: number
  /** '25.12.' */
  readonly date: string
}

/** As far ahead as people plan a visit. */
const DAYS_AHEAD = 21
const DAY_MS = 86_400_000

/**
 * The next public holiday within three weeks in a state, null without one. A query, so that the table of holidays
 * is loaded in the browser only where a business is opened there.
 */
export function holidayRead(now: number, state: string | null) {
  const { year, month, day } = berlinTime(now)
  const code = stateCode(state)
  return queryOptions({
    queryKey: ['holiday', `${year}-${month}-${day}`, code],
    queryFn: async (): Promise<NextHoliday | null> => {
      const { holidayOn } = await import('#domain/opening-hours/holidays.ts')
      for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
        const date = berlinTime(now + ahead * DAY_MS)
        const name = holidayOn(date, code)
        if (name !== undefined) return { name, weekday: date.weekday, date: `${date.day}.${date.month}.` }
      }
      return null
    },
  })
}

/** Answers carry the state by code or by name. */
function stateCode(state: string | null): StateCode | null {
  const codes = Object.keys(STATES) as StateCode[]
  return codes.find(code => code === state || STATES[code] === state) ?? null
}
