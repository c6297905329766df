import type { PlacesMessages } from '#messages/de/pages/places.ts'

/** What the page of all places says, in English. */
export const messages: PlacesMessages = {
  title: 'All places',
  lead: 'Every German state with its largest places. From there it goes on to counties and smaller towns.',
  description:
    'Businesses by place: every German state with its largest cities, and areas such as the Ruhr and Lake Constance.',
  allOf: businesses => `All ${businesses}`,
  landscapes: 'Areas and landscapes',
  elsewhere: 'Other places',
  empty: 'There is no business in the directory yet.',
}
