import type { FormWords } from '#web/messages/form/de.ts'

/** What every form says about its fields, in English. */
export const formEn = {
  optional: '(optional)',
  faultMark: 'Error:',
  summary: (count, isOne) => (isOne ? 'Please correct one entry' : `Please correct ${count} entries`),
  choose: 'Please choose',
} satisfies FormWords
