import type { Profile } from './profile.ts'
import type { Random } from './random.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** How much a business's hours differ from the usual ones of its trade, in minutes. */
const SHIFTS = [-30, 0, 0, 0, 30] as const
const DAY = 1440

/** Opening hours as exports have them: English days, each a list with one text; '' when unknown. */
export function pickHours(random: Random, { hours, unknownHours }: Profile): string {
  if (hours.length === 0 || random.chance(unknownHours)) return ''
  const week = random.pick(hours)
  const opening = random.pick(SHIFTS)
  const closing = random.pick(SHIFTS)
  const byDay = new Map<string, string>()
  for (const part of week.split(';')) {
    const [days = '', ranges = ''] = part.split('=')
    const text = ranges.split(',').map((range, order, all) => {
      const isLast = order === all.length - 1
      return rangeText(range, order === 0 ? opening : 0, isLast ? closing : 0)
    })
    for (const day of days) byDay.set(day, text.join(','))
  }
  // Exports begin the week on Sunday or on the day of the crawl. Readers must not rely on the order.
  const start = random.chance(0.6) ? 6 : random.below(7)
  const entries = DAYS.map((_, offset) => (start + offset) % 7).map(day => {
    return [DAYS[day] ?? '', [byDay.get(String(day + 1)) ?? 'Closed']] as const
  })
  return JSON.stringify(Object.fromEntries(entries))
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

function rangeText(range: string, opening: number, closing: number): string {
  if (range === '0000-2400') return 'Open 24 hours'
  const [from = '', to = ''] = range.split('-')
  const start = minutes(from) + opening
  // Closing before opening means after midnight.
  const end = minutes(to) + closing
  const startText = clock(start)
  const endText = clock(end)
  // '1-7PM': the half of the day is written once.
  const isSameHalf = startText.slice(-2) === endText.slice(-2) && start < end && end < DAY
  return `${isSameHalf ? startText.slice(0, -2) : startText}-${endText}`
}

function minutes(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2))
}

function clock(minutesOfDay: number): string {
  const time = (minutesOfDay + DAY) % DAY
  const hour = Math.floor(time / 60)
  const minute = time % 60
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour < 12 ? 'AM' : 'PM'}`
}
