import { describe, expect, test } from 'vitest'
import { holidayOn } from '#domain/opening-hours/holidays.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'

function date(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day }
}

const ALL_STATES: readonly StateCode[] = Object.keys(STATES).filter(
  (code): code is StateCode => code in STATES,
)

/** In which states a date is a holiday, sorted. */
function statesWith(iso: string): string {
  return ALL_STATES.filter(state => holidayOn(date(iso), state) !== undefined)
    .toSorted()
    .join(' ')
}

describe('nationwide holidays apply in every state, and where the state is unknown', () => {
  test.each([
    ['2026-01-01', 'Neujahrstag'],
    ['2026-04-03', 'Karfreitag'],
    ['2026-04-06', 'Ostermontag'],
    ['2027-03-26', 'Karfreitag'],
    ['2027-03-29', 'Ostermontag'],
    ['2028-04-17', 'Ostermontag'],
    ['2026-05-01', 'Tag der Arbeit'],
    ['2026-05-14', 'Christi Himmelfahrt'],
    ['2026-05-25', 'Pfingstmontag'],
    ['2026-10-03', 'Tag der Deutschen Einheit'],
    ['2026-12-25', '1. Weihnachtstag'],
    ['2026-12-26', '2. Weihnachtstag'],
  ])('%s %s', (iso, name) => {
    for (const state of [null, ...ALL_STATES]) expect(holidayOn(date(iso), state)).toBe(name)
  })
})

describe('holidays of some states', () => {
  test.each([
    ['Heilige Drei Könige', '2027-01-06', 'BW BY ST'],
    ['Weltfrauentag', '2027-03-08', 'BE MV'],
    ['Ostersonntag', '2027-03-28', 'BB'],
    ['Pfingstsonntag', '2027-05-16', 'BB'],
    ['Fronleichnam', '2026-06-04', 'BW BY HE NW RP SL'],
    ['Fronleichnam', '2027-05-27', 'BW BY HE NW RP SL'],
    ['Mariä Himmelfahrt', '2026-08-15', 'BY SL'],
    ['Weltkindertag', '2026-09-20', 'TH'],
    ['Reformationstag', '2026-10-31', 'BB HB HH MV NI SH SN ST TH'],
    ['Allerheiligen', '2026-11-01', 'BW BY NW RP SL'],
    ['Buß- und Bettag', '2026-11-18', 'SN'],
    ['Buß- und Bettag', '2027-11-17', 'SN'],
    ['75. Jahrestag des Aufstandes vom 17. Juni 1953', '2028-06-17', 'BE'],
  ])('%s on %s in %s', (name, iso, states) => {
    expect(statesWith(iso)).toBe(states)
    for (const state of ALL_STATES) expect([undefined, name]).toContain(holidayOn(date(iso), state))
    expect(holidayOn(date(iso), null)).toBeUndefined()
  })
})

test.each([['2026-12-24'], ['2026-12-31'], ['2026-11-11'], ['2028-02-29'], ['2027-06-17'], ['2026-08-08']])(
  '%s is an ordinary day everywhere',
  iso => {
    expect(statesWith(iso)).toBe('')
  },
)
