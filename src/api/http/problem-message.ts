import type { ErrorCode } from '#domain/error-codes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { Details, HttpCode, ProblemMessages } from '#messages/de/api/problems.ts'
import { everyLanguage } from '#messages/every-language.ts'

const MESSAGES = await everyLanguage<ProblemMessages>(
  language => import(`../../messages/${language}/api/problems.ts`),
)

/** A sentence that says what happened and, where there is one, the next step. */
export function problemMessage(
  code: ErrorCode | HttpCode,
  details: Details = {},
  language: Language = DEFAULT_LANGUAGE,
): string {
  return MESSAGES[language][code](details)
}
