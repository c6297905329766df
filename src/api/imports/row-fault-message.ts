import type { RowFault } from '#domain/import/import-result.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { RowFaultCode, RowFaultMessages } from '#messages/de/api/row-faults.ts'
import { everyLanguage } from '#messages/every-language.ts'

const MESSAGES = await everyLanguage<RowFaultMessages>(
  language => import(`../../messages/${language}/api/row-faults.ts`),
)

/** @returns a sentence; the bare code for one that an older version recorded and this one no longer knows */
export function rowFaultMessage({ code, value }: RowFault, language: Language = DEFAULT_LANGUAGE): string {
  return isRowFaultCode(code) ? MESSAGES[language][code](value) : code
}

/** Whether there is a sentence for a code. */
export function isRowFaultCode(code: string): code is RowFaultCode {
  return Object.hasOwn(MESSAGES[DEFAULT_LANGUAGE], code)
}
