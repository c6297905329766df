import type { OpenMapMessages } from '#messages/de/ui/open-map.ts'

/** What an open map says, in English. */
export const messages: OpenMapMessages = {
  picturesMissing: 'The map service is not responding. What is marked on it is still in the right place.',
  close: 'Close map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  keys: 'Use the arrow keys to move the map, and plus and minus to zoom.',
  pin: (number, name) => `${number}: ${name}`,
  cluster: (numbers, count) => `${numbers}: ${count} businesses close together, zoom in`,
  sameSpot: (numbers, count) => `${numbers}: ${count} businesses at the same spot`,
  searchHere: 'Search this area',
  contributors: 'OpenStreetMap contributors',
}
