import type { Language } from '../language.ts'

/** The short name of a weekday. @param weekday 0 = Monday */
export function dayName(weekday: number, language: Language): string {
  return DAYS[language][weekday] ?? ''
}

/** The hours of a day, with formatDayHours' 'Closed' in another language. parseDayText reads it too. */
export function dayText(text: string, language: Language): string {
  return text === 'Closed' ? CLOSED[language] : text
}

const DAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  tr: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'],
}

const CLOSED: Readonly<Record<Language, string>> = { de: 'Geschlossen', en: 'Closed', tr: 'Kapalı' }
