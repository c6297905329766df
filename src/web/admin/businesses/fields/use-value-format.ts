import type { EditFormat } from '#web/admin/businesses/fields/field-value.ts'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import type { ValueFormat } from '#web/admin/businesses/fields/value-text.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { dayField, dayText } from '#web/format/day-text.ts'
import { usePage } from '#web/page-context.ts'

/** How the page's language writes the values of fields, in controls and in text. */
export function useValueFormat(): EditFormat & ValueFormat {
  const { language, formats, messages } = usePage()
  return {
    language,
    formats,
    texts: adminBusinessMessages(language),
    weekdays: messages.weekdays.short,
    decimalSign: adminAreaMessages(language).decimalSign,
    dayField: day => dayField(day, messages.hours),
    dayText: day => dayText(day, messages.hours),
  }
}
