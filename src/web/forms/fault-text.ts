import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Formats } from '#web/format/formats.ts'
import type { FormOutcomeWords } from '#web/messages/form-outcome/de.ts'

/** A fault in words. */
export function faultText(
  { code, limit = 0 }: FieldFault,
  words: FormOutcomeWords,
  formats: Formats,
): string {
  const text = words.faults[code]
  return typeof text === 'string' ? text : text(formats.count(limit))
}
