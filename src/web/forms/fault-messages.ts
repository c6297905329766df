import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Language } from '#domain/language.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import type { Formats } from '#web/format/formats.ts'
import { faultText } from '#web/forms/fault-text.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { inLanguage } from '#web/messages.ts'

/** Faults of fields in the page's language. */
export function faultMessages(
  faults: readonly FieldFault[],
  { language, formats }: { readonly language: Language; readonly formats: Formats },
): readonly FaultMessage[] {
  const messages = inLanguage(formOutcomeMessages, language)
  return faults.map(fault => ({
    // The API names this one field as the specification does.
    field: fault.field === 'postal_code' ? 'postalCode' : fault.field,
    text: faultText(fault, messages, formats),
  }))
}
