import type { FormOutcomeWords } from '#web/messages/form-outcome/de.ts'

/** What forms say once somebody has tried to send them, in English. */
export const formOutcomeEn = {
  faults: {
    required: 'This is still missing.',
    too_long: limit => `This is too long: ${limit} characters at most.`,
    choice_unknown: 'Please choose something from the list.',
    email_without_at: 'The @ is missing, for example “name@waermewerk.example”.',
    email_without_name: 'The name before the @ is missing, for example “contact@waermewerk.example”.',
    email_without_ending: 'The ending after the @ is missing, for example “waermewerk.example”.',
    email_invalid: 'This is not a single e-mail address. Please check spaces and punctuation.',
    phone_invalid: 'Please write one number only, made of digits with + ( ) / - between them.',
    phone_too_short: 'The number is too short. Please include the area code.',
    phone_without_area_code: 'The area code is missing. The number begins with 0 or +49.',
    postal_code_shape: 'A German postal code has five digits, for example 01067.',
    website_invalid: 'This is not a web address. An example would be “www.waermewerk.example”.',
    hours_unclear: 'We do not understand this. Write “9-18” or “closed”, for example.',
  },
  mail: {
    title: 'Your e-mail is written, but not sent yet',
    text: 'Your mail program should have opened with the finished text. It is sent only when you press “Send” there.',
    nothing: 'Nothing opened? Then copy the text and send it to',
    long: 'The text is long, and some mail programs cut it off. Please compare the end, or copy it from here.',
    again: 'Open the e-mail again',
    copy: 'Copy text',
    copied: 'Text copied',
    copyFailed: 'Copying is not allowed here. The text is selected: Ctrl+C copies it.',
    to: 'To',
    subject: 'Subject',
    body: 'Text of the e-mail',
    change: 'Change what I wrote',
  },
} satisfies FormOutcomeWords
