export interface WeekTextMessages {
  /** Monday first. */
  readonly days: readonly [string, string, string, string, string, string, string]
  /** What the form's reader of hours also understands (domain/correction/week-text.ts). */
  readonly closed: string
}

/** How a week is written in a correction, in German. */
export const messages: WeekTextMessages = {
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  closed: 'Geschlossen',
}
