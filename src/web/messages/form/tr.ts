import type { FormWords } from '#web/messages/form/de.ts'

/** What every form says about its fields, in Turkish. */
export const formTr = {
  optional: '(isteğe bağlı)',
  faultMark: 'Hata:',
  summary: (count, isOne) => (isOne ? 'Lütfen bir bilgiyi düzeltin' : `Lütfen ${count} bilgiyi düzeltin`),
  choose: 'Lütfen seçin',
} satisfies FormWords
