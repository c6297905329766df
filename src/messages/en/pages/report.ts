import type { ReportMessages } from '#messages/de/pages/report.ts'
import { messages as removal } from '#messages/en/removal.ts'

/** What the page for reports says, in English. */
export const messages: ReportMessages = {
  title: 'Report a problem',
  description: 'Report wrong details, closed or missing businesses, and illegal content.',
  lead: 'Is a detail wrong, has a business closed, is one missing, or is something against the law? Please tell us.',
  form: 'Your report',
  kinds: {
    'wrong-data': 'Wrong details',
    closed: 'The business has closed',
    'missing-business': 'A business is missing',
    'illegal-content': 'Illegal content (Art. 16 DSA)',
  },
  labels: {
    kind: 'What is it about?',
    business: 'Business',
    text: 'What is wrong?',
    name: 'Your name',
    email: 'Your email address',
    isInGoodFaith:
      'I believe in good faith that the information and allegations in this notice are accurate and complete.',
  },
  businessHint:
    'Its number (“UK-…”) or the address of its page. If the business is missing, leave this empty.',
  textHint:
    'What is wrong, and what should it say? If a business is missing, give its name and address. For illegal content, say which content you mean and why it is against the law.',
  emailHint: 'So that we can reply to you. Required for illegal content, otherwise optional.',
  notice: {
    title: 'Notice under Art. 16 DSA',
    text: [
      'The Digital Services Act gives everyone the right to report illegal content. For that we need an explanation, the exact place, your name and email address, and your statement that you act in good faith.',
      'You will get an acknowledgement. We decide with care, not automatically, and tell you the decision with its reasons and what you can do about it.',
    ],
  },
  correctInstead: 'Do you know the right details? Then “Correct details” is quicker:',
  correctLink: number => `Correct the details of ${number}`,
  submit: 'Send report',
  removal,
  sent: {
    title: 'Report sent!',
    text: 'Thank you. We will look into it.',
    another: 'Report something else',
  },
}
