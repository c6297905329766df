import type { FavouritesMessages } from '#messages/de/pages/favourites.ts'

/** What the page of saved businesses says, in English. */
export const messages: FavouritesMessages = {
  title: 'Saved businesses',
  description: 'The businesses you have saved. They are stored in this browser only.',
  where:
    'This list is stored in this browser only. The link for sharing contains the business numbers and nothing else.',
  withoutScript: 'Saving businesses needs JavaScript. You can view lists that somebody sends you without it.',
  empty: 'Nothing saved yet',
  emptyText: 'Use the bookmark on any business to add it to this list.',
  share: 'Copy link',
  copied: 'Link to the list copied',
  copyPrompt: 'Your browser does not allow copying here. This is the link to the list:',
  print: 'Print',
  cards: 'Save all contacts',
  remove: 'Remove',
  removeOne: name => `Remove ${name} from the list`,
  removedSeveral: count =>
    count.plural({
      one: `${count} business is no longer on your list.`,
      other: `${count} businesses are no longer on your list.`,
    }),
  removed: name => `“${name}” is no longer on your list.`,
  undo: 'Undo',
  gone: 'Some businesses on this list are no longer in the directory.',
  sharedTitle: 'Shared list',
  sharedText:
    'Somebody put these businesses together for you. They are added to your own list only if you want them there.',
  sharedEmpty: 'There is nothing left on this list',
  keepAll: 'Save all',
  kept: 'All businesses are now on your list',
  noRoom: max => `They do not all fit on your list, which holds up to ${max} businesses.`,
  toOwn: 'Go to my list',
  map: 'Map',
  from: 'Distance from',
  fromHint: 'Town or postcode',
  showDistance: 'Show',
  useMine: 'My location',
  position: 'your location',
  measured: place => `Distances from ${place}, as the crow flies.`,
  unknownPlace: name => `We cannot find “${name}”. Please enter a town or a postcode.`,
  placeFailed: 'Distances cannot be worked out right now.',
  compare: 'Compare',
  compareNow: 'Compare selection',
  ticked: (count, most) =>
    count === 0
      ? `Tick 2 to ${most} businesses.`
      : count === 1
        ? 'Tick one more.'
        : `${count} of up to ${most} ticked`,
  full: most => `Up to ${most} businesses can be compared. Untick one of them first.`,
  comparison: 'Comparison',
  comparisonCaption: 'Businesses side by side, one row for each detail',
  endComparison: 'Close the comparison',
  comparisonFailed: 'The comparison cannot be loaded right now.',
  again: 'Try again',
  tooFew: 'Too few of these businesses are still in the directory to compare them.',
  differencesOnly: 'Show differences only',
  differs: 'different',
  takeOut: name => `Remove ${name} from the comparison`,
  notSaid: 'not given',
  yes: 'yes',
  no: 'no',
  priceOf: level => `${level} out of 4`,
  rows: {
    category: 'Category',
    state: 'Now',
    hoursToday: 'Today',
    week: 'Opening hours',
    distance: 'Distance',
    price: 'Price level',
    place: 'Address',
    phone: 'Phone',
  },
}
