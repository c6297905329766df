import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'

/** What the page for requests of listed people says, in English. */
export const messages: PrivacyRequestMessages = {
  title: 'Your data in the directory',
  description: 'Removal, objection, access or correction: your rights to data in this directory.',
  lead: 'Are you listed here against your will, or do you want to know what is stored about you? You need no account for that.',
  rights: 'Your rights',
  kinds: {
    removal: 'Removal (Art. 17 GDPR)',
    objection: 'Objection (Art. 21 GDPR)',
    access: 'Access (Art. 15 GDPR)',
    correction: 'Correction (Art. 16 GDPR)',
  },
  meanings: {
    removal: 'We take the entry out and make sure that no later import brings it back.',
    objection:
      'You give grounds relating to your situation, and we stop processing the data unless there are compelling reasons.',
    access: 'You get a copy of everything that is stored about you.',
    correction:
      'We correct what is wrong. If it is only about details of a business, “Correct these details” on its page is quicker.',
  },
  deadline: days =>
    `We reply without delay, after ${days} days at the latest (Art. 12 (3) GDPR). It costs nothing.`,
  form: 'Your request',
  labels: {
    kind: 'What is it about?',
    name: 'Your name',
    email: 'Your e-mail',
    business: 'Business',
    details: 'What helps us to find the data',
  },
  emailHint: 'The confirmation and the reply go here.',
  businessHint: 'Its number (“UK-…”) or the address of its page, if you know it.',
  detailsHint:
    'For example how you are named here, a telephone number or an address; for an objection also your grounds.',
  use: 'What you write here we use only to settle your request and to prove that we did.',
  submit: 'Send request',
  sent: {
    title: 'Request received!',
    text: days => `The time runs from today: you will have a reply after ${days} days at the latest.`,
    another: 'Make another request',
  },
}
