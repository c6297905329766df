import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'

/** What the later steps of adding a business say, in English. */
export const messages: AddBusinessStepsMessages = {
  place: {
    unknown: postalCode =>
      `We do not know the postal code ${postalCode}. Post-office boxes have no address to visit.`,
    mismatch: (postalCode, suggestion) =>
      `In our list of places the postal code ${postalCode} belongs to ${suggestion}.`,
    spelling: suggestion => `The usual spelling is “${suggestion}”.`,
    take: suggestion => `Use “${suggestion}”`,
    goOn: 'If what you wrote is right after all, simply go on once more.',
    confirm: 'Postal code and town are right as they are',
  },
  duplicate: {
    title: 'Did you mean this entry?',
    text: 'The directory already has something similar. A second entry is not needed; wrong details can be corrected.',
    correct: name => `Correct the details of “${name}”`,
    no: 'No, my business is another one',
  },
  hours: {
    intro: 'Optional. Days without an entry appear as unknown.',
    sentence: 'All in one sentence',
    sentenceHint: 'For example: Mon-Fri 7am-6pm, Sat 7-13, Sun closed',
    understood: 'This is how we understood it:',
    quoted: part => `“${part}”`,
    unclear: parts => `We do not understand this: ${parts}. Please enter it beside the days below.`,
    take: 'Copy to the days',
    taken: 'The hours now stand beside the days.',
    daysCount: 'What is sent are the hours beside the days below.',
    days: 'Day by day',
    placeholder: '09:00-18:00 or Geschlossen',
    copyMonday: 'Monday to Friday the same',
    closedWeekend: 'Closed on Saturday and Sunday',
    clear: 'Clear hours',
    closed: 'Closed',
    allDay: 'Open 24 hours',
    unknownDay: 'not stated',
    noFixedTimes: 'no fixed hours',
  },
  pictures: {
    title: 'Pictures',
    text: 'Optional, five at most. They are checked before they appear in the directory. After reloading the page, please choose them again.',
    add: 'Add pictures',
    fileHint: room =>
      `JPEG, PNG, WebP or AVIF, 10 MB each at most. ${room.plural({ one: `Room for ${room} more picture.`, other: `Room for ${room} more pictures.` })} Location and camera data are removed.`,
    alt: number => `What does picture ${number} show?`,
    altMissing: 'Please write for each picture what it shows.',
    remove: number => `Remove picture ${number}`,
    rights: 'I have the rights to these pictures, and they may appear in the directory.',
    rightsMissing: 'Please confirm that you have the rights to the pictures.',
    sending: (number, of) =>
      `Picture ${number} of ${of} is being sent. Please keep the page open until then.`,
    arrived: count =>
      count.plural({ one: `${count} picture has arrived.`, other: `${count} pictures have arrived.` }),
    failed: 'The picture has not arrived.',
    again: 'Send again',
  },
  sent: {
    title: 'Submitted successfully!',
    mailed: 'A message with a link to confirm it goes to your e-mail address.',
    next: 'What happens next',
    nextSteps: [
      'You open the link in our e-mail and so confirm your address.',
      'We check your details and ask if something is unclear.',
      'When everything is clear, the business enters the directory and we write to you where it is.',
    ],
    another: 'Add another business',
  },
}
