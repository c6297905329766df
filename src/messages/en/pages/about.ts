import type { AboutMessages } from '#messages/de/pages/about.ts'

/** What 'About us' says around its text, in English. */
export const messages: AboutMessages = {
  figures: 'The directory in figures',
  rating: 'average rating',
  order: 'How we rank results',
  timeline: 'Our story so far',
  team: 'Who is behind it',
}
