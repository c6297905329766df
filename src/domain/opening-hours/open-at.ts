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
 * The text form of addresses and API: 'now', 'always' (24 hours on every day), '<day>', '<day>@<from>',
 * '<day>@<from>-<to>', '<day>@-<to>'. A day is one of OPEN_DAYS or an ISO date of this or the next century, a time is
 * HH:MM up to 24:00.
 * @returns the text itself; undefined for any other text, and for dates and times that do not exist
 */
export function plainOpenAt(text: string): string | undefined {
  const [form, day, from, to] = FORM.exec(text) ?? []
  const isDate = day !== undefined && /\d/.test(day)
  return (isDate && !isIsoDate(day)) || (from !== undefined && from === to) ? undefined : form
}

/** Reads the text form; a 'T' may stand between a date and its time. @returns undefined where plainOpenAt does */
export function parseOpenAt(text: string): OpenAt | undefined {
  const plain = plainOpenAt(text.replace(/(\d)T/, '$1@'))
  if (plain === undefined) return undefined
  const [first = '', from, to] = plain.split(/@|(?<=:\d\d)-/)
  if (first === 'now' || first === 'always') return { kind: first }
  const day = first as OpenDay
  if (from === undefined) return { kind: 'day', day }
  if (from.startsWith('-')) return { kind: 'day', day, times: { to: minutesOf(from.slice(1)) } }
  const times = { from: minutesOf(from), ...(to !== undefined && { to: minutesOf(to) }) }
  return { kind: 'day', day, times }
}

/** Writes the text form. */
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
  const date = new Date(`${text}T00:00Z`)
  // JavaScript takes 30 February for 2 March.
  return /^2[01]\d\d-\d\d-\d\d$/.test(text) && date.getUTCDate() === Number(text.slice(8))
}

const CLOCK = '((?:[01]\\d|2[0-3]):[0-5]\\d|24:00)'
const FORM = new RegExp(
  `^(?:now|always|(${OPEN_DAYS.join('|')}|[-\\d]{10})(?:@(?=.)${CLOCK}?(?:-${CLOCK})?)?)$`,
)

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
