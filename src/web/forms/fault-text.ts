import type { FieldFault } from '#domain/form/field-fault.ts'
import type { FormOutcomeMessages } from '#messages/de/ui/form-outcome.ts'
import type { Formats } from '#web/format/formats.ts'

/** A fault as a sentence. */
export function faultText(
  { code, limit = 0, least = 0, proposals: [proposal] = [] }: FieldFault,
  messages: FormOutcomeMessages,
  formats: Formats,
): string {
  const text = messages.faults[code]
  const said = typeof text === 'string' ? text : text(formats.counted(limit), formats.counted(least))
  return proposal === undefined ? said : `${said} ${messages.meant(proposal)}`
}
