import type { IsoDate, OpenDay } from '#domain/opening-hours/open-at.ts'

export interface OpenAtMessages {
  readonly now: string
  readonly always: string
  /** @param time '' where none is said */
  readonly on: (day: string, time: string) => string
  readonly days: Readonly<Record<Exclude<OpenDay, IsoDate>, string>>
  /** @param month 1 to 12 */
  readonly date: (day: number, month: number) => string
  readonly at: (time: string) => string
  readonly from: (time: string) => string
  readonly until: (time: string) => string
  readonly between: (from: string, to: string) => string
}

/** When a business is to be open, in German. Begins in lower case, because it may stand in a sentence. */
export const messages: OpenAtMessages = {
  now: 'jetzt geöffnet',
  always: 'rund um die Uhr geöffnet',
  on: (day, time) => `${day} ${time === '' ? '' : `${time} `}geöffnet`,
  days: {
    today: 'heute',
    tomorrow: 'morgen',
    mon: 'Montag',
    tue: 'Dienstag',
    wed: 'Mittwoch',
    thu: 'Donnerstag',
    fri: 'Freitag',
    sat: 'Samstag',
    sun: 'Sonntag',
    weekend: 'am Wochenende',
    holiday: 'am Feiertag',
  },
  date: (day, month) => `am ${day}.${month}.`,
  at: time => `um ${time}`,
  from: time => `ab ${time}`,
  until: time => `bis ${time}`,
  between: (from, to) => `zwischen ${from} und ${to}`,
}
