import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { EditFormat } from '#web/admin/businesses/fields/field-value.ts'
import type { ValueFormat } from '#web/admin/businesses/fields/value-text.ts'
import { dayField, dayText } from '#web/format/day-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** How the page's language writes the values of fields, in controls and in text. */
export function useValueFormat(): EditFormat & ValueFormat {
  const { language, formats, messages } = usePage()
  return {
    language,
    formats,
    texts: inLanguage(adminBusinessMessages, language),
    weekdays: messages.weekdays.short,
    decimalSign: inLanguage(adminAreaMessages, language).decimalSign,
    dayField: day => dayField(day, messages.hours),
    dayText: day => dayText(day, messages.hours),
  }
}
