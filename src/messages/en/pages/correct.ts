import type { CorrectMessages } from '#messages/de/pages/correct.ts'

/** What the page for correcting a business says, in English. */
export const messages: CorrectMessages = {
  title: 'Correct details',
  titleOf: (name, number) => `Correct details: ${name} (${number})`,
  description: 'Put wrong details of a business right.',
  lead: 'Change what is wrong. We check your suggestion before it appears in the directory.',
  business: 'Business:',
  number: 'Business number:',
  form: 'Business details',
  labels: {
    name: 'Name',
    category: 'Category',
    street: 'Street and number',
    postalCode: 'Postcode',
    city: 'Town or city',
    phone: 'Phone',
    website: 'Website',
    description: 'Description',
  },
  categoryHint: 'In German, as in the directory: for example Bäckerei.',
  hours: 'Opening hours',
  hoursHint: 'For example 9-12:30, 14-18 or closed. Leave empty if unknown.',
  isClosed: 'The business has closed for good',
  comment: 'Comment',
  commentHint: 'How you know, or where we can check it.',
  email: 'Your email address',
  emailHint: 'For the confirmation and the outcome. Without an address we cannot tell you what became of it.',
  isOwner: 'This is my business',
  proof: 'How we can check this',
  proofHint:
    'For example: your address is in the legal notice of the website, or we can reach you on the business’s phone number.',
  fromOwner:
    'You came here by the link sent to the email address we hold for this business. Your changes count as the owner’s own.',
  linkOver:
    'The link in the email is no longer valid. You can still correct the details, or ask for a new link below.',
  submit: 'Send correction',
  sent: {
    title: 'Correction sent!',
    text: 'We check your suggestion detail by detail. Whatever is right then goes into the directory.',
    pictures: 'Add pictures to it',
    back: 'Back to the business',
  },
  owner: {
    title: 'Is this your business?',
    text: 'If we hold an email address for this business, we send a link to it. Changes you make through that link need no further proof.',
    email: 'Email address we hold for the business',
    off: 'This website cannot send emails at the moment, so it cannot send a link. Please use the form to show that you are the owner.',
    submit: 'Send a link to that address',
    sentTitle: 'Request received',
    sent: 'If this address belongs to the business, a link is on its way. If nothing arrives, correct the details here and tell us how we can check that the business is yours.',
  },
  notFound: 'Business not found',
  notFoundText: 'This business is not in the directory. Search for it here.',
  gone: 'This business is no longer in the directory',
  goneText: 'The listing has been removed. There is nothing left to correct.',
}
