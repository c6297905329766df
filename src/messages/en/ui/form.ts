import type { FormMessages } from '#messages/de/ui/form.ts'

/** What every form says about its fields and on its way, in English. */
export const messages: FormMessages = {
  optional: '(optional)',
  faultMark: 'Error:',
  summary: count =>
    count.plural({ one: 'Please correct one entry', other: `Please correct ${count} entries` }),
  choose: 'Please choose',
  trap: 'Please leave this field empty',
  sending: 'Sending…',
  offline:
    'Nothing has arrived yet; there is no connection. What you entered is still here. Please send it again as soon as you are back online.',
  broken: 'Something went wrong on the server.',
  nothingArrived: 'Nothing has arrived. What you entered is still here. Please send it again in a moment.',
  number: 'Your number:',
  numberUse: 'Please quote it if you have questions.',
  mailed: 'A confirmation goes to your e-mail address.',
  /** Above a form, and after it, while no mail can be sent. */
  noMail:
    'This website cannot send e-mails at the moment. What you send is stored and dealt with all the same. You get e-mails about it only when sending works again.',
  notMailed:
    'We cannot send a confirmation by e-mail at the moment. What you sent is stored, and the operator sees it.',
  noReplyTime:
    'We cannot promise when you will get a reply: whoever runs this website has not entered any contact details yet.',
}
