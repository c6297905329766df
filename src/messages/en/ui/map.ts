import type { MapMessages } from '#messages/de/ui/map.ts'

/** What maps say, in English. */
export const messages: MapMessages = {
  load: 'Load map',
  consent: host =>
    `Only after your click do map images come from ${host}, which then learns your IP address.`,
  loading: 'Loading map …',
  failed: 'The map cannot be loaded right now. Please try again.',
  of: name => `Map: ${name}`,
  north: 'N',
  ofHits: 'Map of the results',
}
