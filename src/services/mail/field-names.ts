import type { ProposedChange } from '#domain/correction/correction.ts'
import type { Language } from '#domain/language.ts'
import type { FieldMessages } from '#messages/de/fields.ts'
import { everyLanguage } from '#messages/every-language.ts'

const FIELD_NAMES = await everyLanguage<FieldMessages>(
  language => import(`../../messages/${language}/fields.ts`),
)

/** The names of correction fields in a language. */
export function fieldNames(
  language: Language,
  fields: readonly ProposedChange['field'][],
): readonly string[] {
  return fields.map(field => FIELD_NAMES[language][field])
}
