import type { WeekTextMessages } from '#messages/de/week-text.ts'

/** How a week is written in a correction, in Turkish. */
export const messages: WeekTextMessages = {
  days: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'],
  closed: 'Kapalı',
}
