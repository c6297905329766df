import type { OtherSearchesMessages } from '#messages/de/ui/other-searches.ts'

const within = (radius: string) => (radius === '' ? '' : `, within ${radius} km`)

/** The searches that are offered where nothing is found, in English. */
export const messages: OtherSearchesMessages = {
  none: 'No businesses found',
  unknownPlace: place => `We do not know a place called “${place}”`,
  unknownPlaceText: 'Please check the spelling. You can also enter the postcode.',
  noneText: (query, where, isFiltered) =>
    query === ''
      ? `Nothing${where} matches these filters.`
      : `Nothing${where} matches “${query}”${isFiltered ? ' with these filters' : ''}.`,
  noneOpen: where => `Going by the opening hours we know, no matching business${where} is open then.`,
  nearest: {
    'wider-radius': (_subject, at) => `Nearest result: ${at}`,
    'whole-city': (_subject, at) => `Nearest result: ${at}`,
    'without-place': (_subject, at) => `Nearest result: ${at}`,
    'without-word': subject => `Results without “${subject}”`,
    'related-category': subject => `Related: ${subject}`,
    'without-time': subject => `Results without “${subject}”`,
    'without-filters': () => 'Results without filters',
  },
  towards: {
    n: distance => `${distance} north`,
    ne: distance => `${distance} north-east`,
    e: distance => `${distance} east`,
    se: distance => `${distance} south-east`,
    s: distance => `${distance} south`,
    sw: distance => `${distance} south-west`,
    w: distance => `${distance} west`,
    nw: distance => `${distance} north-west`,
  },
  inTown: town => `in ${town}`,
  further: count =>
    count.plural({
      one: `${count} more listing with these words`,
      other: `${count} more listings with these words`,
    }),
  furtherText: 'They are not of this trade, but have the words in their name, services or text.',
  nearby: category => `${category} nearby`,
  otherPlaces: 'Several places have this name. There are also results in:',
  helping: 'These can also help:',
  allOfThem: count => `Show all ${count}`,
  asksPosition: 'We do not know where you are, so these results come from all over Germany.',
  usePosition: 'Use my location',
  alternatives: {
    'wider-radius': subject => `Within ${subject} km`,
    'whole-city': subject => `All of ${subject}`,
    'without-word': (subject, radius) => `Search without “${subject}”${within(radius)}`,
    'without-place': () => 'Search all of Germany',
    'related-category': subject => `Category ${subject}`,
    'without-time': (subject, radius) => `Without “${subject}”${within(radius)}`,
    'without-filters': (_subject, radius) => `Search without filters${within(radius)}`,
  },
}
