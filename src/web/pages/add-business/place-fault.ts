import type { Language } from '#domain/language.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { addBusinessStepsMessages } from '#web/messages/add-business-steps.ts'
import { addBusinessMessages } from '#web/pages/add-business/messages.ts'
import type { StepFault } from '#web/pages/add-business/step-props.ts'

/** How a place disagrees with the gazetteer, as a sentence; null when it does not. */
export function placeFault(
  { postalCode, matches, suggestion }: PlaceCheck,
  language: Language,
): StepFault | null {
  if (matches) return null
  const { labels } = addBusinessMessages(language)
  const { place: messages } = addBusinessStepsMessages(language)
  if (suggestion === null)
    return {
      field: 'postalCode',
      label: labels.postalCode,
      text: `${messages.unknown(postalCode)} ${messages.goOn}`,
    }
  return {
    field: 'city',
    label: labels.city,
    text: `${messages.mismatch(postalCode, suggestion)} ${messages.goOn}`,
  }
}
