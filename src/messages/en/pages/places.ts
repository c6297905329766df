import type { PlacesMessages } from '#messages/de/pages/places.ts'

/** What the page of all places says, in English. */
export const messages: PlacesMessages = {
  title: 'All places',
  lead: 'Every German state with its largest towns and cities. From there you can go on to counties and smaller places.',
  description:
    'Businesses by place: every German state with its largest cities, and areas such as the Ruhr and Lake Constance.',
  allOf: businesses => `See ${businesses}`,
  landscapes: 'Well-known areas',
  elsewhere: 'More places',
  emptyDescription: 'Nobody is listed yet. As soon as there are businesses, their towns and cities are here.',
}
