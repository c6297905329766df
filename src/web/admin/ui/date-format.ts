import type { Language } from '#domain/language.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { inLanguage } from '#web/messages.ts'

/** How dates, sizes and durations are written in the administrator's area. */
export interface DateFormat {
  /** 1763734920000 -> '21.11.2026, 14:32', in Germany's time */
  moment(epochMs: number): string
  /** 1763734920000 -> '21.11.2026', in Germany's time */
  day(epochMs: number): string
  /** 1763734920000 -> '14:32' on the same day, '21.11.' before */
  brief(epochMs: number, now: number): string
  /** 19293798 -> '18,4 MB' (1 MB = 1,048,576 bytes) */
  size(bytes: number): string
  /** 6400 -> '6 s', 372000 -> '6 min' */
  span(ms: number): string
}

const cached = new Map<Language, DateFormat>()

/** @param language of the page */
export function dateFormat(language: Language): DateFormat {
  const made = cached.get(language) ?? make(language)
  cached.set(language, made)
  return made
}

/** The date in Germany; without Temporal, which not every browser has. @returns ISO date, '2026-11-24' */
export function germanDay(epochMs: number): string {
  return ISO_DAY.format(epochMs)
}

const GERMANY = 'Europe/Berlin'
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: GERMANY })

const KILO = 1024

function make(language: Language): DateFormat {
  const { locale, units } = inLanguage(adminAreaMessages, language)
  const timeZone = GERMANY
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone })
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return {
    moment: epochMs => full.format(epochMs),
    day: epochMs => date.format(epochMs),
    brief: (epochMs, now) =>
      germanDay(epochMs) === germanDay(now) ? time.format(epochMs) : day.format(epochMs),
    size: bytes => {
      if (bytes < KILO) return `${bytes} B`
      if (bytes < KILO ** 2) return `${one.format(bytes / KILO)} kB`
      if (bytes < KILO ** 3) return `${one.format(bytes / KILO ** 2)} MB`
      return `${one.format(bytes / KILO ** 3)} GB`
    },
    span: ms =>
      ms < 60_000
        ? `${Math.max(1, Math.round(ms / 1000))} ${units.seconds}`
        : `${Math.round(ms / 60_000)} ${units.minutes}`,
  }
}
