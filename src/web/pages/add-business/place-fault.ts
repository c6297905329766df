import type { Language } from '#domain/language.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { inLanguage } from '#web/messages.ts'
import type { StepFault } from '#web/pages/add-business/step-props.ts'

/** How a place disagrees with the gazetteer, as a sentence; null when it does not. */
export function placeFault(
  { postalCode, matches, suggestion }: PlaceCheck,
  language: Language,
): StepFault | null {
  if (matches) return null
  const { labels } = inLanguage(addBusinessMessages, language)
  const { place: messages } = inLanguage(addBusinessStepsMessages, language)
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
