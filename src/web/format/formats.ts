import { lazily } from '#domain/cache/lazily.ts'
import { type Count, countOf } from '#messages/count.ts'
import type { SiteMessages } from '#messages/de/site.ts'

/** Formats of numbers and dates in the page's language. */
export interface Formats {
  /** 1204 -> '1.204' */
  count(value: number): string
  /** A number with the form of the noun after it. @param text where it is not written as count() does */
  counted(value: number, text?: string): Count
  /** 15420 -> '15,4k', in Turkish '15,4 bin'; 987 -> '987' (specification, section 9: thousands above 1000). */
  shortCount(value: number): string
  /** 4.7 -> '4,7' */
  rating(value: number): string
  /** 80 -> '80 m', 810 -> '0,8 km', 12300 -> '12 km' */
  distance(metres: number): string
  /** '2026-11-18' -> '18.11.2026', '18 November 2026' in languages where digits alone are ambiguous */
  date(isoDate: string): string
  /** (20, 11) -> '20.11.', '20 November' */
  dayOfMonth(day: number, month: number): string
  /** '2026-11-20' -> '20. November 2026', on one line wherever it stands */
  longDate(isoDate: string): string
}

/** Below this a distance is shown in metres. */
const METRES_UP_TO = 100
/** From here on a decimal of a kilometre says nothing. */
const WHOLE_KILOMETRES_FROM = 10_000

/** How a language writes figures: its site messages. */
export type FigureStyle = Pick<SiteMessages, 'locale' | 'thousand' | 'month'>

/** @param style its locale is BCP 47, 'de-DE' */
export function formats({ locale, thousand, month }: FigureStyle): Formats {
  const known = byLocale.get(locale)
  if (known !== undefined) return known
  // Each takes a phone some milliseconds to make, and a page needs few of them.
  const number = (decimals: number) =>
    lazily(
      () =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    )
  const day = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  const whole = number(0)
  const one = number(1)
  const plural = lazily(() => new Intl.PluralRules(locale))
  // Whole names of months: their short forms differ from one browser to the next.
  const ofYear = day({ day: 'numeric', month, year: 'numeric' })
  const inYear = day({ day: 'numeric', month })
  const long = day({ dateStyle: 'long' })
  const count = (value: number) => whole().format(value)
  const made: Formats = {
    count,
    counted: (value, text = count(value)) => countOf(text, plural().select(value)),
    shortCount: value => (value > 1_000 ? `${one().format(value / 1_000)}${thousand}` : count(value)),
    rating: value => one().format(value),
    distance: metres => {
      if (metres < METRES_UP_TO) return `${count(Math.max(10, Math.round(metres / 10) * 10))} m`
      if (metres < WHOLE_KILOMETRES_FROM) return `${one().format(metres / 1_000)} km`
      return `${count(metres / 1_000)} km`
    },
    date: isoDate => ofYear().format(utc(isoDate)),
    dayOfMonth: (date, ofMonth) => inYear().format(Date.UTC(LEAP_YEAR, ofMonth - 1, date)),
    longDate: isoDate => long().format(utc(isoDate)).replaceAll(' ', '\u00a0'),
  }
  byLocale.set(locale, made)
  return made
}

/** Any year that has a 29 February. */
const LEAP_YEAR = 2024

/** They are asked for on every page. */
const byLocale = new Map<string, Formats>()

function utc(isoDate: string): Date {
  return new Date(`${isoDate.slice(0, 10)}T00:00:00Z`)
}
