import type { WeekTextMessages } from '#messages/de/week-text.ts'

/** How a week is written in a correction, in English. */
export const messages: WeekTextMessages = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  closed: 'Closed',
}
