import type { AddBusinessMessages } from '#messages/de/pages/add-business.ts'

/** What the page for adding a business says, in English. */
export const messages: AddBusinessMessages = {
  title: 'Add a business',
  description:
    'Add your business free of charge: three steps for basics, contact and opening hours, with a preview of the entry.',
  lead: 'For everyone who runs a business in Germany. The entry is free and takes a few minutes.',
  whatHappens:
    'Your details are checked before they appear in the directory. You confirm your e-mail address with a link that we send you.',
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
    email: 'For the link to confirm it and for our reply. It is not published.',
  },
  toContact: 'On to contact',
  toHours: 'On to opening hours',
  back: 'Back',
  submit: 'Submit entry',
  checking: 'Checking…',
  kept: 'Until you submit them, your details are stored on this device only.',
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
}
