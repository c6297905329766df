import { readTyped, typedText } from '#domain/business/field-rules.ts'
import { groupName } from '#domain/category/group.ts'
import type { ReadValue } from '#domain/edit/typed-values.ts'
import { HOME_COUNTRY } from '#domain/place/country.ts'
import type { BusinessDraft } from '../business/business.ts'
import { type FieldFault, withoutEdges } from '../form/field-fault.ts'
import { isAnyDayKnown } from '../opening-hours/opening-hours.ts'
import { isListingCategory, type ListingField, type ListingInput } from './listing.ts'
import { listingFaults } from './listing-faults.ts'
import { readListingHours } from './read-hours.ts'

/** A listing as draft, or its faults. */
export type ListingDraft =
  | { readonly kind: 'draft'; readonly draft: BusinessDraft }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault<ListingField>[] }

/** Fields of the form and of the business. The sender's e-mail address is not part of the business. */
const FACTS = [
  ['name', 'name'],
  ['category', 'category'],
  ['description', 'description'],
  ['address', 'street'],
  ['postalCode', 'postalCode'],
  ['city', 'city'],
  ['phone', 'phone'],
  ['website', 'website'],
  ['secondPhone', 'secondPhone'],
  ['businessEmail', 'email'],
  ['bookingLink', 'bookingLink'],
  ['menuLink', 'menuLink'],
  ['orderLink', 'orderLink'],
  ['profiles', 'profiles'],
] as const

/**
 * The draft of an approved listing. Every field is read by the rules for edits, which are stricter than the form: a
 * phone number must be valid.
 * @param isCategory whether a category that is no group is a real one
 */
export function draftOfListing(listing: ListingInput, isCategory: (name: string) => boolean): ListingDraft {
  const faults = [...listingFaults(listing, isCategory)]
  const draft: Record<string, unknown> = {}
  for (const [field, fact] of FACTS) {
    const text = withoutEdges(listing[field])
    if (text === '' || faults.some(fault => fault.field === field)) continue
    const typed = field === 'category' ? categoryWord(text) : typedText(fact, text)
    // A text is typed for texts, and lines for lists.
    const read: ReadValue<unknown> = readTyped(fact, typed as never, HOME_COUNTRY)
    if ('value' in read) draft[fact] = read.value
    else if (read.limit === undefined) faults.push({ field, code: read.fault })
    else faults.push({ field, code: read.fault, limit: read.limit })
  }
  if (faults.length > 0) return { kind: 'faults', faults }
  const openingHours = readListingHours(listing.hours)
  return { kind: 'draft', draft: isAnyDayKnown(openingHours) ? { ...draft, openingHours } : draft }
}

function categoryWord(category: string): string {
  return isListingCategory(category) ? groupName(category) : category
}
