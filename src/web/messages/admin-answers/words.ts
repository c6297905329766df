import type { Language } from '#domain/language.ts'
import { answersDe, type ReadyAnswers } from '#web/messages/admin-answers/de.ts'
import { answersEn } from '#web/messages/admin-answers/en.ts'
import { answersTr } from '#web/messages/admin-answers/tr.ts'

/** Ready-made answers in the language of whoever gets them, which need not be the page's: all three are there. */
export const READY_ANSWERS: Readonly<Record<Language, ReadyAnswers>> = {
  de: answersDe,
  en: answersEn,
  tr: answersTr,
}
