import type { AddBusinessMessages } from '#messages/de/pages/add-business.ts'

/** What the page for adding a business says, in English. */
export const messages: AddBusinessMessages = {
  title: 'Add a business',
  description:
    'Add your business free of charge: three steps for the basics, contact details and opening hours, with a preview of the listing.',
  lead: 'For anyone who runs a business in Germany. A listing is free and takes a few minutes.',
  whatHappens:
    'We check your details before they appear in the directory. You confirm your email address with a link that we send you.',
  reply: time => `You will get a reply within ${time}.`,
  steps: ['Basics', 'Contact', 'Opening hours'],
  stepsLabel: 'Steps',
  done: '(done)',
  step: step => `Step ${step} of 3`,
  percent: percent => `${percent}%`,
  headings: ['About the business', 'Contact and address', 'Opening hours'],
  labels: {
    name: 'Business name',
    category: 'Category',
    proposedTrade: 'Your trade, if it is missing',
    description: 'Description',
    address: 'Street and number',
    postalCode: 'Postcode',
    city: 'Town or city',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    hours: 'Opening hours',
  },
  hints: {
    plainCategory: 'Your trade, for example “painter” or “dentist”.',
    category: 'Your trade, for example “painter” or “dentist”. Suggestions appear while you type.',
    name: 'As it appears above your door.',
    description: 'What you offer and for whom, in a few sentences.',
    phone: 'The number customers should call, with its area code.',
    email: 'For the confirmation link and our reply. It will not be published.',
  },
  /** Last among the suggestions. */
  proposeTrade: trade => `My trade is missing: propose “${trade}”`,
  tradeProposed: trade =>
    `Proposed: “${trade}”. We check whether to add this trade. Until then your business is listed under the category above. If another one fits better than “Other”, choose it there.`,
  withdrawTrade: 'Withdraw the proposal',
  /** Without script. */
  plainTradeHint:
    'Only if nothing above fits, for example “hoof care”. We check whether to add it. Until then your business is listed under the category above, or under “Other” if that is empty.',
  categoryList: 'Suggestions for the category',
  categoryFound: count => count.plural({ one: `${count} suggestion`, other: `${count} suggestions` }),
  categoryNone: 'No suggestions for this',
  categoryGroup: 'whole sector',
  toContact: 'Next: contact',
  toHours: 'Next: opening hours',
  back: 'Back',
  submit: 'Submit listing',
  checking: 'Checking…',
  kept: 'Until you submit them, your details stay on this device only.',
  discard: 'Discard',
  discardAsk: 'Delete everything you entered in all three steps?',
  discarded: 'Details discarded',
  preview: {
    title: 'How your listing will look',
    name: 'Your business name',
    category: 'Category',
    place: 'Address',
    note: 'Free of charge. The category can be made more precise later.',
  },
}
