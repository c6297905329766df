import type { Language } from '#domain/language.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { listingStepsWords } from '#web/messages/listing-steps/words.ts'
import type { StepFault } from '#web/pages/add-business/step-props.ts'

/** What the gazetteer objects to a place, in words; null when it does not. */
export function placeFault(
  { postalCode, matches, suggestion }: PlaceCheck,
  language: Language,
): StepFault | null {
  if (matches) return null
  const { labels } = listingWords(language)
  const { place: words } = listingStepsWords(language)
  if (suggestion === null)
    return {
      field: 'postalCode',
      label: labels.postalCode,
      text: `${words.unknown(postalCode)} ${words.goOn}`,
    }
  return {
    field: 'city',
    label: labels.city,
    text: `${words.mismatch(postalCode, suggestion)} ${words.goOn}`,
  }
}
