import { MINUTES_PER_DAY } from './opening-hours.ts'

/** Monday first. */
export const WEEKDAY_CODES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Days without a date. A weekday is the next one, `weekend` the next Saturday and the next Sunday, today included. */
export const OPEN_DAYS = ['today', 'tomorrow', ...WEEKDAY_CODES, 'weekend', 'holiday'] as const

/** '2026-12-24' */
export type IsoDate = `${number}-${number}-${number}`

export type OpenDay = (typeof OPEN_DAYS)[number] | IsoDate

/** When a business must be open, in German local time. */
export type OpenAt = { readonly kind: 'now' } | { readonly kind: 'always' } | OpenOnDay

/** Without times: at some time of the day; of today, at some time from now on. */
export interface OpenOnDay {
  readonly kind: 'day'
  readonly day: OpenDay
  readonly times?: OpenTimes
}

/**
 * Minutes since midnight of the day, 0 to 1440, at least one of them. `from` alone: at that minute. Both: at some time
 * between them, also past midnight. `to` alone: until then, so in the minute before; an end up to 6:00 is on the next
 * morning.
 */
export interface OpenTimes {
  readonly from?: number
  readonly to?: number
}

/** '2026-12-24@18:00-22:00' */
export const LONGEST_OPEN_AT = 22

/**
 * Reads the text form of addresses and API: 'now', 'always' (24 hours on every day), '<day>', '<day>@<from>',
 * '<day>@<from>-<to>', '<day>@-<to>'. A day is one of OPEN_DAYS or an ISO date of this or the next century, a time is
 * HH:MM up to 24:00. Between a date and its time may also be a 'T'.
 * @returns undefined for any other text, and for dates and times that do not exist
 */
export function parseOpenAt(text: string): OpenAt | undefined {
  if (text === 'now' || text === 'always') return { kind: text }
  const [, day = '', from, to] = FORM.exec(text) ?? []
  if (!isOpenDay(day)) return undefined
  const times = {
    ...(from !== undefined && { from: parseClock(from) }),
    ...(to !== undefined && { to: parseClock(to) }),
  }
  if (from === undefined && to === undefined) return { kind: 'day', day }
  return isPossible(times) ? { kind: 'day', day, times } : undefined
}

/** The text form of parseOpenAt. */
export function writeOpenAt(openAt: OpenAt): string {
  if (openAt.kind !== 'day') return openAt.kind
  const { day, times } = openAt
  if (times === undefined) return day
  const { from, to } = times
  return `${day}@${from === undefined ? '' : clockText(from)}${to === undefined ? '' : `-${clockText(to)}`}`
}

/** '18:00'; 1440 is '24:00'. @param minutes since midnight */
export function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** Whether a text is an ISO date that exists, from 2000 to 2199. */
export function isIsoDate(text: string): text is IsoDate {
  const [, year, month, day] = /^(2[01]\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return year !== undefined && date.toISOString().startsWith(text)
}

const FORM = /^([a-z]+|\d{4}-\d\d-\d\d(?=T|@|$))(?:(?:@|(?<=\d)T)(?=.)(\d\d:\d\d)?(?:-(\d\d:\d\d))?)?$/

function isOpenDay(text: string): text is OpenDay {
  return (OPEN_DAYS as readonly string[]).includes(text) || isIsoDate(text)
}

/** NaN for a time that does not exist. */
function parseClock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const time = hours * 60 + minutes
  return minutes < 60 && time <= MINUTES_PER_DAY ? time : Number.NaN
}

/** Whether the times exist and are not the same one twice. */
function isPossible({ from, to }: OpenTimes): boolean {
  return !Number.isNaN(from) && !Number.isNaN(to) && from !== to
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
