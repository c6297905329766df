import { type BusinessStatus, businessNumber } from '#domain/business/business.ts'
import type { CorrectionText } from '#domain/correction/correction.ts'
import { dayText } from '#domain/correction/week-text.ts'
import type { Language } from '#domain/language.ts'
import { LISTING_DAYS, type ListingDay } from '#domain/listing/listing.ts'
import { getVisibleBusiness } from '#services/businesses/get-business.ts'
import { typedNameOf } from '#services/categories/typed-name.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { correctionFactsOf, weekWording } from './correction-facts.ts'
import { readOwnerToken } from './owner-links.ts'

/** The prefilled values of a correction form, in the words of its language where it has them. */
export interface CorrectionPrefill {
  readonly name: string
  readonly urlSlug: string
  /** 'UK-123' */
  readonly number: string
  readonly texts: Readonly<Record<CorrectionText, string>>
  readonly hours: Readonly<Record<ListingDay, string>>
  readonly status: BusinessStatus
  /** The visitor used a valid link that was mailed to the address on file. */
  readonly isFromOwner: boolean
}

/** What the directory says about a business. Throws business_unknown and business_gone. */
export async function prefillCorrection(
  { store, now }: Pick<FormDeps, 'store' | 'now'>,
  {
    businessId,
    token,
    language,
  }: { readonly businessId: number; readonly token?: string | undefined; readonly language: Language },
): Promise<CorrectionPrefill> {
  const { business, urlSlug } = await getVisibleBusiness(store.db, businessId)
  const { texts, hours, status } = correctionFactsOf(business)
  const tokenCheck =
    token === undefined ? 'unknown' : await readOwnerToken(store.db, { token, businessId, now: now() })
  const words = weekWording(language)
  return {
    name: business.name,
    urlSlug,
    number: businessNumber(businessId),
    texts: { ...texts, category: typedNameOf(texts.category, language) },
    hours: Object.fromEntries(LISTING_DAYS.map(day => [day, dayText(hours[day], words)])) as Record<
      ListingDay,
      string
    >,
    status,
    isFromOwner: tokenCheck === 'owner',
  }
}
