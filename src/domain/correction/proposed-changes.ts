import { formatDayHours } from '#domain/opening-hours/working-hours.ts'
import { categoryFor } from '../category/category.ts'
import { withoutEdges } from '../form/field-fault.ts'
import { LISTING_DAYS } from '../listing/listing.ts'
import type { OpeningHours } from '../opening-hours/opening-hours.ts'
import { placeFaultsOf } from '../place/check-place.ts'
import { HOME_COUNTRY } from '../place/country.ts'
import type { CorrectionFacts, CorrectionField, CorrectionInput, ProposedChange } from './correction.ts'
import { proposedStatus, proposedWeek, readCorrection } from './read-correction.ts'
import { dayText, type WeekWords } from './week-text.ts'

/**
 * What a correction proposes, field by field, with what the directory said when it was sent and what it says now.
 * @param words for the names of the weekdays
 */
export function proposedChanges(
  input: CorrectionInput,
  { before, now }: { readonly before: CorrectionFacts; readonly now: CorrectionFacts },
  words: WeekWords,
): readonly ProposedChange[] {
  const { changed } = readCorrection(input, before)
  const placed = (field: 'postalCode' | 'city') =>
    changed.includes(field) ? withoutEdges(input.texts[field]) : now.texts[field]
  const place = {
    postalCode: placed('postalCode'),
    city: placed('city'),
    countryCode: now.countryCode ?? HOME_COUNTRY,
  }
  const hasDoubt = placeFaultsOf(place).length > 0
  return changed.map(field => ({
    field,
    // biome-ignore lint/suspicious/noThenProperty: a text beside 'now'; nobody awaits it.
    then: shown(field, before, words),
    now: shown(field, now, words),
    proposed: proposed(field, input, words),
    isPlaceDoubtful: hasDoubt && (field === 'city' || field === 'postalCode'),
  }))
}

function shown(field: CorrectionField | 'status', facts: CorrectionFacts, words: WeekWords): string {
  if (field === 'status') return facts.status
  if (field !== 'openingHours') return facts.texts[field]
  return weekText(
    LISTING_DAYS.map(day => facts.hours[day]),
    words,
  )
}

function proposed(field: CorrectionField | 'status', input: CorrectionInput, words: WeekWords): string {
  if (field === 'status') return proposedStatus(input) ?? ''
  // As the directory will call it, whatever language it was typed in.
  if (field === 'category') return categoryFor(withoutEdges(input.texts.category)).name
  if (field !== 'openingHours') return withoutEdges(input.texts[field])
  const week: OpeningHours = proposedWeek(input.hours)
  return weekText(
    week.map(day => (day === null ? '' : formatDayHours(day))),
    words,
  )
}

/** 'Mo 09:00-18:00', one line per day; unknown days are left out. */
function weekText(days: readonly string[], words: WeekWords): string {
  return days
    .flatMap((text, weekday) => {
      const hours = dayText(text, words)
      return hours === '' ? [] : [`${words.days[weekday]} ${hours}`]
    })
    .join('\n')
}
