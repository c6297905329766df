import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'

/** What the page for requests of listed people says, in English. */
export const messages: PrivacyRequestMessages = {
  title: 'Your data in the directory',
  description: 'Erasure, objection, access or rectification: your rights to your data in this directory.',
  lead: 'Would you rather not be listed here, or would you like to know what is stored about you? Write to us; you do not need an account.',
  rights: 'Your rights',
  kinds: {
    removal: 'Erasure (Art. 17 GDPR)',
    objection: 'Objection (Art. 21 GDPR)',
    access: 'Access (Art. 15 GDPR)',
    correction: 'Rectification (Art. 16 GDPR)',
  },
  meanings: {
    removal: 'We remove the listing and make sure that no later import brings it back.',
    objection:
      'You tell us why you do not want to be in the directory. Unless there are compelling reasons to keep your data, we remove it.',
    access: 'You get a copy of everything stored about you.',
    correction:
      'We correct what is wrong. If it is only about the details of a business, “Correct details” on its page is quicker.',
  },
  deadline: days =>
    `We reply without delay, within ${days} days at the latest (Art. 12 (3) GDPR). It costs nothing.`,
  form: 'Your request',
  labels: {
    kind: 'What is it about?',
    name: 'Your name',
    email: 'Your email address',
    business: 'Business',
    details: 'What helps us find the data',
  },
  emailHint: 'We send a confirmation and our reply here.',
  businessHint: 'Its number (“UK-…”) or the address of its page, if you know it.',
  detailsHint:
    'For example the name you are listed under, a phone number or an address; for an objection, also your reasons.',
  privateAddress: 'The address of this entry is my home address.',
  use: 'We use what you write here only to deal with your request and to prove that we did.',
  submit: 'Send request',
  sent: {
    title: 'Request received!',
    text: days => `You will have our reply within ${days} days from today.`,
    another: 'Make another request',
  },
}
