import type { FormMessages } from '#messages/de/ui/form.ts'

/** What every form says about its fields and on its way, in English. */
export const messages: FormMessages = {
  optional: '(optional)',
  faultMark: 'Error:',
  summary: count =>
    count.plural({ one: 'Please correct one field', other: `Please correct ${count} fields` }),
  choose: 'Please choose',
  trap: 'Please leave this field empty',
  sending: 'Sending…',
  offline: 'You are offline right now.',
  broken: 'The server is not responding properly right now.',
  nothingArrived:
    'We have not received anything. What you entered is still here. Please send it again in a moment.',
  number: 'Your number:',
  numberUse: 'Please quote it if you have questions.',
  mailed: 'We are sending a confirmation to your email address.',
  /** Above a form, and after it, while no mail can be sent. */
  noMail:
    'We cannot send emails at the moment. What you send will still reach us, and we will deal with it. You will only get emails about it once sending works again.',
  notMailed:
    'We cannot send you a confirmation by email at the moment, so please note the number. What you wrote has reached us, and a person will read it.',
  unmailedHint: 'For questions. After sending you will see a number; please note it.',
  noReplyTime:
    'We cannot promise when you will get a reply: no operator has been entered for this website yet.',
}
