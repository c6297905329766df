import type { RowFault } from '#domain/import/import-result.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { RowFaultCode, RowFaultMessages } from '#messages/de/api/row-faults.ts'
import type { RowReasonMessages } from '#messages/de/api/row-reasons.ts'
import type { FieldMessages } from '#messages/de/fields.ts'
import { everyLanguage } from '#messages/every-language.ts'

const MESSAGES = await everyLanguage<RowFaultMessages>(
  language => import(`../../messages/${language}/api/row-faults.ts`),
)

const REASONS = await everyLanguage<RowReasonMessages>(
  language => import(`../../messages/${language}/api/row-reasons.ts`),
)
const FIELDS = await everyLanguage<FieldMessages>(language => import(`../../messages/${language}/fields.ts`))

/** @returns a sentence; the bare code for one that an older version recorded and this one no longer knows */
export function rowFaultMessage({ code, value }: RowFault, language: Language = DEFAULT_LANGUAGE): string {
  return isRowFaultCode(code) ? MESSAGES[language][code](value) : code
}

/** What is said about rows in a few words: 'Position unvollständig'. @returns the code where it is not known */
export function rowReasonName(
  { code, field }: Pick<RowFault, 'code' | 'field'>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  if (!isRowFaultCode(code)) return code
  const names: Readonly<Record<string, string>> = FIELDS[language]
  return REASONS[language][code](names[field] ?? field)
}

/** Whether there is a sentence for a code. */
export function isRowFaultCode(code: string): code is RowFaultCode {
  return Object.hasOwn(MESSAGES[DEFAULT_LANGUAGE], code)
}
