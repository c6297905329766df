import type { EditFormat } from '#web/admin/businesses/fields/field-value.ts'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import type { ValueFormat } from '#web/admin/businesses/fields/value-text.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { dayField, dayText } from '#web/format/day-text.ts'
import { addBusinessStepsMessages } from '#web/messages/add-business-steps.ts'
import { usePage } from '#web/page-context.ts'

/** How the page's language writes the values of fields, in controls and in text. */
export function useValueFormat(): EditFormat & ValueFormat {
  const { language, formats, messages } = usePage()
  const steps = addBusinessStepsMessages(language)
  return {
    language,
    formats,
    texts: adminBusinessMessages(language),
    weekdays: messages.weekdays.short,
    decimalSign: adminAreaMessages(language).decimalSign,
    dayField: day => dayField(day, steps),
    dayText: day => dayText(day, steps),
  }
}
