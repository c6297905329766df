import type { OtherSearchesMessages } from '#messages/de/ui/other-searches.ts'

const within = (radius: string) => (radius === '' ? '' : `, within ${radius} km`)

/** The searches that are offered where nothing is found, in English. */
export const messages: OtherSearchesMessages = {
  nearest: {
    'wider-radius': (_subject, at) => `Nearest result: ${at}`,
    'without-place': (_subject, at) => `Nearest result: ${at}`,
    'without-word': subject => `Results without “${subject}”`,
    'related-category': subject => `Related: ${subject}`,
    'without-time': subject => `Results without “${subject}”`,
    'without-filters': () => 'Results without filters',
  },
  inTown: town => `in ${town}`,
  allOfThem: count => `Show all ${count}`,
  alternatives: {
    'wider-radius': subject => `Within ${subject} km`,
    'without-word': (subject, radius) => `Search without “${subject}”${within(radius)}`,
    'without-place': () => 'Search all of Germany',
    'related-category': subject => `Category ${subject}`,
    'without-time': (subject, radius) => `Without “${subject}”${within(radius)}`,
    'without-filters': (_subject, radius) => `Search without filters${within(radius)}`,
  },
}
