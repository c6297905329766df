/** How a language writes the days of a week and a day without hours. */
export interface WeekWords {
  /** Monday first. */
  readonly days: readonly string[]
  readonly closed: string
}

/** The hours of a day, with formatDayHours' 'Closed' in another language. parseDayText reads it too. */
export function dayText(text: string, { closed }: WeekWords): string {
  return text === 'Closed' ? closed : text
}
