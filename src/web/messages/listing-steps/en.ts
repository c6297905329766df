import type { ListingStepsWords } from '#web/messages/listing-steps/de.ts'

/** What the later steps of adding a business say, in English. */
export const listingStepsEn = {
  place: {
    unknown: postalCode =>
      `We do not know the postal code ${postalCode}. Post-office boxes have no address to visit.`,
    mismatch: (postalCode, suggestion) =>
      `In our list of places the postal code ${postalCode} belongs to ${suggestion}.`,
    spelling: suggestion => `The usual spelling is “${suggestion}”.`,
    take: suggestion => `Use “${suggestion}”`,
    goOn: 'If what you wrote is right after all, simply go on once more.',
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
    asWritten: 'In my own words',
    sentenceHint: 'For example: Mon-Fri 9:00-18:00, Sat closed',
    understood: 'This is how we understood it:',
    notUnderstood: 'We do not quite understand this sentence. Please enter the hours for each day below.',
    take: 'Copy to the days',
    taken: 'The hours now stand beside the days.',
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
  mail: {
    subject: (name, city) => `New business: ${name}, ${city}`,
    next: 'What happens next',
    nextSteps: name => [
      'You press “Send” in your mail program.',
      `${name} checks your details and asks if something is unclear.`,
      'When everything is clear, the business enters the directory.',
    ],
  },
} satisfies ListingStepsWords
