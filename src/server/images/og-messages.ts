import type { Language } from '#domain/language.ts'
import type { BusinessWords } from '#web/messages/business/de.ts'
import { businessDe } from '#web/messages/business/de.ts'
import { businessEn } from '#web/messages/business/en.ts'
import { businessTr } from '#web/messages/business/tr.ts'
import type { CityWords } from '#web/messages/city/de.ts'
import { cityDe } from '#web/messages/city/de.ts'
import { cityEn } from '#web/messages/city/en.ts'
import { cityTr } from '#web/messages/city/tr.ts'
import { de, type Messages } from '#web/messages/de.ts'
import { en } from '#web/messages/en.ts'
import { tr } from '#web/messages/tr.ts'

/** What pictures for shared links say: the words of the pages they stand for. */
export interface OgMessages {
  readonly messages: Messages
  readonly business: Pick<BusinessWords, 'reviewsSource'>
  readonly city: Pick<CityWords, 'heading' | 'categoryHeading'>
}

export const OG_MESSAGES: Readonly<Record<Language, OgMessages>> = {
  de: { messages: de, business: businessDe, city: cityDe },
  en: { messages: en, business: businessEn, city: cityEn },
  tr: { messages: tr, business: businessTr, city: cityTr },
}
