import { catalogue } from '#web/messages/catalogue.ts'

/** Names of public holidays by the German one. */
export type HolidayNames = Readonly<Record<string, string>>

/** What the public holidays are called in a language; German needs no list. */
export const holidayNames = await catalogue<HolidayNames>({
  de: async () => ({}),
  en: () => import('#web/messages/holidays/en.ts').then(words => words.holidaysEn),
  tr: () => import('#web/messages/holidays/tr.ts').then(words => words.holidaysTr),
})
