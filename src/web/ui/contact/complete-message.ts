import type { MessageInput } from '#domain/message/message.ts'
import { validateMessage } from '#domain/message/validate-message.ts'
import type { Mail } from '#web/mailto.ts'
import { contactWords } from '#web/messages/contact/words.ts'
import { formOutcomeWords } from '#web/messages/form-outcome/words.ts'
import type { PageContext } from '#web/page-context.ts'
import { messageMail } from '#web/ui/contact/message-mail.ts'
import type { ShownFault } from '#web/ui/form/fault-summary.tsx'
import { faultText } from '#web/ui/form/fault-text.ts'

/** The message as an e-mail, or everything that is wrong with it, in words. */
export function completeMessage(
  to: string,
  input: MessageInput,
  { language, formats }: PageContext,
): { readonly mail: Mail; readonly faults?: never } | { readonly faults: readonly ShownFault[] } {
  const words = contactWords(language)
  const faults = validateMessage(input)
  if (faults.length === 0) return { mail: messageMail(to, input, words) }
  return {
    faults: faults.map(fault => ({
      id: fault.field,
      label: words.labels[fault.field],
      text: faultText(fault, formOutcomeWords(language), formats),
    })),
  }
}
