import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { PLACEHOLDER } from '#web/admin/submissions/ready-answers.ts'
import type { Decision, DecisionPart } from '#web/admin/submissions/use-decision.ts'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'

/** Why a text cannot be sent: it is empty, or still holds […]. */
export type AnswerFault = 'required' | 'placeholder'

/** @param text to the sender @param isOptional whether it may be empty */
export function answerFault(text: string, isOptional: boolean): AnswerFault | undefined {
  if (text.includes(PLACEHOLDER)) return 'placeholder'
  return !isOptional && text.trim() === '' ? 'required' : undefined
}

/**
 * The sentence for what is wrong with a text to the sender: what was found here, else what the server found.
 * @param part the form that the text belongs to
 */
export function answerFaultText(
  fault: AnswerFault | undefined,
  decision: Decision,
  part: DecisionPart,
  { language, formats }: PageContext,
): string | undefined {
  const known = inLanguage(formOutcomeMessages, language)
  if (fault === 'placeholder') return inLanguage(adminSubmissionsMessages, language).answer.placeholder
  if (fault === 'required') return known.faults.required
  const found = decision.part === part ? decision.faults.find(({ field }) => field === 'text') : undefined
  return found === undefined ? undefined : faultText(found, known, formats)
}
