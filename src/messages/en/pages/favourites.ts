import type { FavouritesMessages } from '#messages/de/pages/favourites.ts'

/** What the page of saved businesses says, in English. */
export const messages: FavouritesMessages = {
  title: 'Saved businesses',
  description: 'Saved businesses, kept in this browser only.',
  where:
    'The list lies in this browser only. The link for sharing holds the numbers of the businesses and nothing else.',
  withoutScript:
    'To save businesses this page needs JavaScript. Lists that somebody sends you can be seen without it.',
  empty: 'Nothing saved yet',
  emptyText: 'The bookmark on each entry puts it on this list.',
  share: 'Copy link',
  copied: 'Link to the list copied',
  copyPrompt: 'Copying is not allowed here. This is the link to the list:',
  print: 'Print',
  cards: 'Save all contacts',
  remove: 'Remove',
  removeOne: name => `Remove ${name} from the list`,
  removed: name => `“${name}” is no longer on your list.`,
  undo: 'Undo',
  gone: 'Not all businesses of this list are still in the directory.',
  sharedTitle: 'Shared list',
  sharedText:
    'Somebody put these businesses together for you. They get onto your own list only when you want them there.',
  sharedEmpty: 'Nothing is left on this list',
  keepAll: 'Save all',
  kept: 'All businesses are now on your list',
  noRoom: max => `Not all of them fit on your list: it holds ${max} businesses.`,
  toOwn: 'Go to my list',
  map: 'Map',
  from: 'Distance from',
  fromHint: 'Town or postal code',
  showDistance: 'Show',
  useMine: 'My position',
  position: 'your position',
  measured: place => `As the crow flies, measured from ${place}.`,
  unknownPlace: name => `Nothing can be measured from “${name}”. Enter a town or a postal code.`,
  placeFailed: 'The distance cannot be worked out right now.',
  compare: 'Compare',
  compareNow: 'Compare the ticked ones',
  ticked: (count, most) =>
    count === 0
      ? `Tick 2 to ${most} businesses.`
      : count === 1
        ? 'Tick one more.'
        : `${count} of at most ${most} ticked`,
  comparison: 'Comparison',
  comparisonCaption: 'Businesses side by side, a row for each fact',
  endComparison: 'End the comparison',
  comparisonFailed: 'The comparison cannot be loaded right now.',
  again: 'Try again',
  tooFew: 'Too few of these businesses are still in the directory to compare them.',
  differencesOnly: 'Show differences only',
  differs: 'different',
  takeOut: name => `Take ${name} out of the comparison`,
  notSaid: 'not stated',
  yes: 'yes',
  no: 'no',
  priceOf: level => `${level} of 4`,
  rows: {
    category: 'Category',
    state: 'Now',
    hoursToday: 'Today',
    distance: 'Distance',
    price: 'Price level',
    place: 'Address',
    phone: 'Phone',
  },
}
