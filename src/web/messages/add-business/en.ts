import type { ListingWords } from '#web/messages/add-business/de.ts'

/** What the page for adding a business says, in English. */
export const listingEn = {
  title: 'Add a business',
  description:
    'Add your business free of charge: three steps for basics, contact and opening hours, with a preview of the entry.',
  lead: 'For everyone who runs a business in Germany. The entry is free and takes a few minutes.',
  whatHappens: name =>
    `At the end the page writes an e-mail to ${name}, which you send from your own mail program. Your details are checked before they appear in the directory.`,
  reply: time => `You get a reply within ${time}.`,
  steps: ['Basics', 'Contact', 'Opening hours'],
  stepsLabel: 'Steps',
  done: '(done)',
  step: step => `Step ${step} of 3`,
  percent: percent => `${percent}%`,
  headings: ['About the business', 'Contact and address', 'Opening hours'],
  labels: {
    name: 'Name of the business',
    category: 'Category',
    description: 'Description',
    address: 'Street and number',
    postalCode: 'Postal code',
    city: 'Town or city',
    phone: 'Telephone',
    email: 'E-mail',
    website: 'Website',
    hours: 'Opening hours',
  },
  hints: {
    name: 'As it stands at the entrance.',
    description: 'What you offer and for whom, in a few sentences.',
    phone: 'As customers should call you, with the area code.',
    email: 'The reply goes here.',
  },
  toContact: 'On to contact',
  toHours: 'On to opening hours',
  back: 'Back',
  submit: 'Write e-mail',
  checking: 'Checking…',
  kept: 'Your details stay stored on this device until you discard them.',
  discard: 'Discard',
  discardAsk: 'Delete everything you entered on this page?',
  discarded: 'Details discarded',
  preview: {
    title: 'How your entry will look',
    name: 'Name of your business',
    category: 'Category',
    place: 'Address',
    note: 'Free of charge. The category can become more precise later.',
  },
  mailIntro: 'Please add this business to the directory.',
  withoutScript:
    'Without JavaScript there is no form here. Send the details of your business in an e-mail; the list of what is needed is already in it:',
  withoutScriptLink: email => `E-mail to ${email}`,
  none: 'Businesses cannot be added here yet',
  noneText:
    'Whoever runs this website has not entered any contact details yet. Nobody could receive your details, so we do not ask for them.',
  noneHelp: 'What an entry needs and what it costs is explained in the help.',
  help: 'Go to the help',
  search: 'Search businesses',
} satisfies ListingWords
