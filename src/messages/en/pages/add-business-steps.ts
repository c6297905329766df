import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'
import { messages as more } from '#messages/en/more-contact.ts'

/** What the later steps of adding a business say, in English. */
export const messages: AddBusinessStepsMessages = {
  more,
  /** A trade that no list has. */
  trade: {
    /** Last among the suggestions. */
    propose: trade => `My trade is missing: propose “${trade}”`,
    proposed: trade =>
      `Proposed: “${trade}”. We will check whether to add it. Until then your business is listed under the category above. If another one fits better than “Other”, choose it there.`,
    withdraw: 'Withdraw the proposal',
    /** Without script. */
    plainHint:
      'Only if nothing above fits, for example “hoof care”. We will check whether to add it. Until then your business is listed under the category above, or under “Other” if that is empty.',
  },
  place: {
    unknown: postalCode =>
      `We do not know the postcode ${postalCode}. Please use the one of your street, not of a PO box.`,
    mismatch: (postalCode, suggestion) =>
      `According to our list of places, the postcode ${postalCode} belongs to ${suggestion}.`,
    spelling: suggestion => `The usual spelling is “${suggestion}”.`,
    take: suggestion => `Use “${suggestion}”`,
    goOn: 'If what you entered is right after all, simply continue.',
    confirm: 'The postcode and the town are correct',
  },
  duplicate: {
    title: 'Did you mean this listing?',
    text: 'Something similar is already in the directory. There is no need for a second listing; we will correct any wrong details.',
    correct: name => `Correct the details of “${name}”`,
    no: 'No, mine is a different business',
  },
  hours: {
    intro: 'Optional. Days you leave empty are shown as “not given”.',
    sentence: 'All in one sentence',
    sentenceHint: 'For example: Mon-Fri 7am-6pm, Sat 7-13, Sun closed',
    understood: 'This is what we understood:',
    quoted: part => `“${part}”`,
    unclear: parts => `We did not understand this: ${parts}. Please enter it under the days below.`,
    continuous: part =>
      `${part} can mean two things: around the clock or without a break. Without a break? Then add the times, for example “Mon-Fri 9am-6pm without a break”.`,
    aroundTheClock: 'open 24 hours',
    takeAroundTheClock: 'I mean: open 24 hours',
    restClosed: 'Days you don’t mention count as closed.',
    holidays: 'We do not record public holidays: on those days the page says that the hours may differ.',
    take: 'Use these times',
    taken: 'The hours are now filled in for each day.',
    daysCount: 'We use the hours entered for each day below.',
    days: 'Day by day',
    placeholder: '9-18, from 17:00, by appointment',
    example: hours => `For example: ${hours}`,
    copyMonday: 'Same hours Monday to Friday',
    closedWeekend: 'Closed on Saturday and Sunday',
    clear: 'Clear hours',
  },
  pictures: {
    title: 'Pictures',
    text: 'Optional, up to five. We check them before they appear in the directory. If you reload the page, please choose them again.',
    add: 'Add pictures',
    fileHint: room =>
      `JPEG, PNG, WebP or AVIF, up to 10 MB each. You can add ${room} more. We remove location and camera data.`,
    tooLarge: names =>
      `Larger than 10 MB: ${names}. Please save the picture in a smaller size and choose it again.`,
    tooMany: names => `Five pictures at most. Left out: ${names}.`,
    otherKind: names => `Not JPEG, PNG, WebP or AVIF: ${names}. Please choose another picture.`,
    alt: number => `What does picture ${number} show?`,
    altMissing: 'Please say what each picture shows.',
    remove: number => `Remove picture ${number}`,
    rights: 'I have the rights to these pictures, and they may appear in the directory.',
    rightsMissing: 'Please confirm that you have the rights to the pictures.',
    sending: (number, of) =>
      `Picture ${number} of ${of} is being sent. Please keep this page open until it is done.`,
    noneArrived: 'No picture has arrived.',
    arrived: count =>
      count.plural({ one: `${count} picture has arrived.`, other: `${count} pictures have arrived.` }),
    failed: 'The picture did not arrive.',
    again: 'Send again',
  },
  sent: {
    title: 'Submitted successfully!',
    mailed: 'We are sending you an email with a link to confirm your address.',
    next: 'What happens next',
    nextSteps: [
      'You open the link in our email and confirm your address there.',
      'We check your details and get in touch if anything is unclear.',
      'Once everything is clear, your business goes into the directory and we email you a link to it.',
    ],
    unmailedSteps: [
      'A person checks your details.',
      'Once everything is clear, your business goes into the directory, where the search finds it.',
      'If you have questions about it, please quote the number above.',
    ],
    another: 'Add another business',
  },
}
