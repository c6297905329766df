import type { Language } from '#domain/language.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import { berlinTime, daysAfter } from '#domain/time/berlin-time.ts'
import type { Read } from '#web/api/read.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'

export interface NextHoliday {
  readonly name: string
  /** 0 = Monday. */
  readonly weekday: number
  readonly day: number
  /** 1 = January. */
  readonly month: number
}

/** People plan a visit for no later day. */
const DAYS_AHEAD = 21

/**
 * The next public holiday within three weeks in a state, null without one. A query, so that the table of holidays
 * is loaded in the browser only where a business is opened there.
 */
export function holidayRead(now: number, state: string | null, language: Language): Read<NextHoliday | null> {
  const today = berlinTime(now)
  const { year, month, day } = today
  const code = stateCode(state)
  return {
    queryKey: ['holiday', `${year}-${month}-${day}`, code],
    queryFn: async (): Promise<NextHoliday | null> => {
      const [{ holidayOn }, { messages }] = await Promise.all([
        loadCode(() => import('#domain/opening-hours/holidays.ts')),
        loadCode(() => import('#translated/ui/holidays.ts')),
      ])
      const names: Readonly<Record<string, string>> = inLanguage(messages, language)
      for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
        const date = daysAfter(today, ahead)
        const name = holidayOn(date, code)
        if (name !== undefined)
          return { name: names[name] ?? name, weekday: date.weekday, day: date.day, month: date.month }
      }
      return null
    },
  }
}

/** Where nothing is known of holidays. */
export const NO_HOLIDAY: Read<null> = { queryKey: ['holiday', null], queryFn: async () => null }

/** Answers carry the state by code or by name. */
function stateCode(state: string | null): StateCode | null {
  const codes = Object.keys(STATES) as StateCode[]
  return codes.find(code => code === state || STATES[code] === state) ?? null
}
