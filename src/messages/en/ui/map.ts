import type { MapMessages } from '#messages/de/ui/map.ts'

/** What maps say, in English. */
export const messages: MapMessages = {
  load: 'Load map',
  consent: host =>
    `Map images come from ${host} only after you click, and the service then learns your IP address.`,
  loading: 'Loading map…',
  failed: 'The map cannot be loaded right now. Please try again.',
  of: name => `Map: ${name}`,
  north: 'N',
  ofHits: 'Map of the results',
}
