import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Language } from '#domain/language.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import type { Formats } from '#web/format/formats.ts'
import { faultText } from '#web/forms/fault-text.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { inLanguage } from '#web/messages.ts'

/** Faults of fields in the page's language; those that are sentences already stay. */
export function faultMessages(
  faults: readonly (FieldFault | FaultMessage)[],
  { language, formats }: { readonly language: Language; readonly formats: Formats },
): readonly FaultMessage[] {
  const messages = inLanguage(formOutcomeMessages, language)
  return faults.map(fault =>
    'text' in fault ? fault : { field: fault.field, text: faultText(fault, messages, formats) },
  )
}
