import type { Business } from '#domain/business/business.ts'
import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { formatPhone } from '#domain/business/format-phone.ts'
import {
  CORRECTION_TEXT_FIELDS,
  CORRECTION_TEXTS,
  type CorrectionFacts,
  type CorrectionInput,
  type CorrectionText,
} from '#domain/correction/correction.ts'
import type { WeekWords } from '#domain/correction/week-text.ts'
import { emptyValues } from '#domain/form/form-values.ts'
import type { Language } from '#domain/language.ts'
import { LISTING_DAYS, type ListingDay } from '#domain/listing/listing.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'
import type { Submission, SubmissionPayloads } from '#domain/submission/submission.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { Db } from '#store/store.ts'
import { factsThenOf } from '#store/submissions.ts'

const SITE = await everyLanguage<SiteMessages>(language => import(`../../messages/${language}/site.ts`))

/** How a language writes a week. */
export function weekWording(language: Language): WeekWords {
  const { weekdays, hours } = SITE[language]
  return { days: weekdays.short, hours }
}

/** What the directory says about a business, in the fields of the correction form. */
export function correctionFactsOf(business: Business): CorrectionFacts {
  return {
    texts: Object.fromEntries(
      CORRECTION_TEXTS.map(field => [field, textOf(field, business[field])]),
    ) as CorrectionFacts['texts'],
    hours: Object.fromEntries(
      LISTING_DAYS.map((day, weekday) => {
        const hours = business.openingHours?.[weekday] ?? null
        return [day, hours === null ? '' : formatDayHours(hours)]
      }),
    ) as Record<ListingDay, string>,
    status: business.status,
    countryCode: business.countryCode,
  }
}

function textOf(field: CorrectionText, value: Business[CorrectionText]): string {
  if (value === null) return ''
  if (typeof value !== 'string') return value.join('\n')
  return BUSINESS_FIELDS[field].kind === 'phone' ? formatPhone(value) : value
}

/** A correction as it was sent. */
export interface StoredCorrection {
  readonly input: CorrectionInput
  /** What the directory said when it was sent. */
  readonly before: CorrectionFacts
}

/**
 * Reads a submission of kind 'correction'. Only submit-correction.ts writes them, so they are trusted; older ones say nothing of
 * fields that came later.
 */
export async function storedCorrection(
  db: Db,
  { id, payload }: Pick<Submission, 'id' | 'payload'>,
): Promise<StoredCorrection> {
  const input = payload as unknown as SubmissionPayloads['correction']
  const before = (await factsThenOf(db, id)) as unknown as CorrectionFacts
  return {
    input: { ...input, texts: { ...NO_TEXTS, ...input.texts } },
    before: { ...before, texts: { ...NO_TEXTS, ...before.texts } },
  }
}

const NO_TEXTS = emptyValues(CORRECTION_TEXT_FIELDS)
