import type { Profile } from './profile.ts'
import type { Random } from './random.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** How much a business's hours differ from the usual ones of its trade, in minutes. */
const SHIFTS = [-30, 0, 0, 0, 30] as const
const DAY = 1440

/** The opening hours of one business. */
export interface DemoHours {
  /** As exports have them: English days, each a list with one text; '' when unknown. */
  readonly cell: string
  /** By day, '1' is Monday; a closed day is missing. Without any entry the hours are unknown. */
  readonly byDay: ReadonlyMap<string, readonly Opening[]>
}

/** From and until, in minutes of the day; until may lie after midnight. */
type Opening = readonly [start: number, end: number]

/** The hours of one business, as usual in its trade. */
export function pickHours(random: Random, { hours, unknownHours }: Profile): DemoHours {
  if (hours.length === 0 || random.chance(unknownHours)) return { cell: '', byDay: new Map() }
  const week = random.pick(hours)
  const opening = random.pick(SHIFTS)
  const closing = random.pick(SHIFTS)
  const byDay = new Map<string, readonly Opening[]>()
  for (const part of week.split(';')) {
    const [days = '', ranges = ''] = part.split('=')
    const openings = ranges.split(',').map((range, order, all): Opening => {
      const isLast = order === all.length - 1
      return shifted(range, order === 0 ? opening : 0, isLast ? closing : 0)
    })
    for (const day of days) byDay.set(day, openings)
  }
  // Exports begin the week on Sunday or on the day of the crawl. Readers must not rely on the order.
  const start = random.chance(0.6) ? 6 : random.below(7)
  const entries = DAYS.map((_, offset) => (start + offset) % 7).map(day => {
    const text = byDay
      .get(String(day + 1))
      ?.map(rangeText)
      .join(',')
    return [DAYS[day] ?? '', [text ?? 'Closed']] as const
  })
  return { cell: JSON.stringify(Object.fromEntries(entries)), byDay }
}

/** Whether it is open at a minute of the day on at least half of the days on which it opens; true when unknown. */
export function isUsuallyOpenAt({ byDay }: DemoHours, minute: number): boolean {
  const days = [...byDay.values()]
  const open = days.filter(openings => openings.some(([start, end]) => start <= minute && minute < end))
  return open.length * 2 >= days.length
}

/** Whether it opens on one of these days ('67' is the weekend); true when the hours are unknown. */
export function isOpenOn({ byDay }: DemoHours, days: string): boolean {
  return byDay.size === 0 || [...days].some(day => byDay.has(day))
}

/** The same hours in the form of the second column: 'Sunday,6AM,6PM|Monday,…'; closed days are left out. */
export function hoursAsList(hours: string): string {
  if (hours === '') return ''
  const week: unknown = JSON.parse(hours)
  if (typeof week !== 'object' || week === null) return ''
  return Object.entries(week)
    .flatMap(([day, [text]]) =>
      /^[\dAPM:]+-[\dAPM:]+$/.test(text) ? [`${day},${text.replace('-', ',')}`] : [],
    )
    .join('|')
}

/** A range of a profile, with the shifts of one business. Whatever is open day and night has none. */
function shifted(range: string, opening: number, closing: number): Opening {
  if (range === '0000-2400') return [0, DAY]
  const [from = '', to = ''] = range.split('-')
  const start = minutes(from) + opening
  const end = minutes(to) + closing
  // Closing before opening means after midnight.
  return [start, end <= start ? end + DAY : end]
}

function rangeText([start, end]: Opening): string {
  if (start === 0 && end === DAY) return 'Open 24 hours'
  const startText = clock(start)
  const endText = clock(end)
  // '1-7PM': the half of the day is written once.
  const isSameHalf = startText.slice(-2) === endText.slice(-2) && end < DAY
  return `${isSameHalf ? startText.slice(0, -2) : startText}-${endText}`
}

function minutes(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2))
}

function clock(minutesOfDay: number): string {
  const time = minutesOfDay % DAY
  const hour = Math.floor(time / 60)
  const minute = time % 60
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour < 12 ? 'AM' : 'PM'}`
}
