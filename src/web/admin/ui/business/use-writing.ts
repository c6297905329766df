import type { Writing } from '#web/admin/ui/business/field-value.ts'
import type { ValueWriting } from '#web/admin/ui/business/value-text.ts'
import { businessEditWords } from '#web/messages/admin-business/words.ts'
import { listingStepsWords } from '#web/messages/listing-steps/words.ts'
import { usePage } from '#web/page-context.ts'
import { dayField, dayText } from '#web/ui/add-business/day-text.ts'

/** How the page's language writes the values of fields, to be typed and to be read. */
export function useWriting(): Writing & ValueWriting {
  const { language, formats, messages } = usePage()
  const steps = listingStepsWords(language)
  return {
    language,
    formats,
    words: businessEditWords(language),
    weekdays: messages.weekdays.short,
    decimalSign: language === 'en' ? '.' : ',',
    dayField: day => dayField(day, steps),
    dayText: day => dayText(day, steps),
  }
}
