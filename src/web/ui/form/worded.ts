import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Language } from '#domain/language.ts'
import type { WordedFault } from '#web/form-start.ts'
import type { Formats } from '#web/format.ts'
import { formOutcomeWords } from '#web/messages/form-outcome/words.ts'
import { faultText } from '#web/ui/form/fault-text.ts'

/** Faults of fields in the page's language. */
export function worded(
  faults: readonly FieldFault[],
  { language, formats }: { readonly language: Language; readonly formats: Formats },
): readonly WordedFault[] {
  const words = formOutcomeWords(language)
  return faults.map(fault => ({
    // The calls' name of this one field is the specification's.
    field: fault.field === 'postal_code' ? 'postalCode' : fault.field,
    text: faultText(fault, words, formats),
  }))
}
