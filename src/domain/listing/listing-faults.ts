import { parseWebsite } from '../draft/website-cell.ts'
import type { FieldFault } from '../form/field-fault.ts'
import { formFaults, linesOf, type TextRules } from '../form/form-faults.ts'
import { isSamePhone } from '../form/phone-fault.ts'
import { parseSocialProfile } from '../link/social-profile.ts'
import { parseDayText } from '../opening-hours/day-text.ts'
import {
  isListingCategory,
  LISTING_FIELDS,
  LISTING_STEPS,
  type ListingField,
  type ListingInput,
  type ListingStep,
  MORE_CONTACT_NAMES,
} from './listing.ts'

/** The fields of each step. */
const LISTING_STEP_FIELDS = {
  1: ['name', 'category', 'proposedTrade', 'description'],
  2: ['address', 'postalCode', 'city', 'phone', 'email', 'website', ...MORE_CONTACT_NAMES],
  3: ['hours'],
} as const satisfies Readonly<Record<ListingStep, readonly (keyof typeof LISTING_FIELDS)[]>>

/**
 * The faults of a listing, step by step.
 * @param isCategory whether a text that is no group names a category; whoever cannot know takes it for one
 * @returns at most one per field, in the order of the form; empty when it can be sent
 */
export function listingFaults(
  listing: ListingInput,
  isCategory: (name: string) => boolean = () => true,
): readonly FieldFault<ListingField>[] {
  const faults = formFaults(LISTING_FIELDS, listing, {
    ...RULES,
    category: text => (isListingCategory(text) || isCategory(text) ? undefined : 'choice_unknown'),
  })
  if (!isSamePhone(listing.phone, listing.secondPhone)) return faults
  const repeated = { field: 'secondPhone', code: 'phone_repeated' } as const
  return [...faults, repeated].sort((one, other) => placeOf(one.field) - placeOf(other.field))
}

function placeOf(field: ListingField): number {
  return Object.keys(LISTING_FIELDS).indexOf(field.split('.', 1)[0] ?? '')
}

/** The faults of one step. */
export function stepFaults(step: ListingStep, listing: ListingInput): readonly FieldFault<ListingField>[] {
  return listingFaults(listing).filter(({ field }) => stepOf(field) === step)
}

/** The step of a field; that of the hours has what is no part of the listing, too. */
export function stepOf(field: string): ListingStep {
  const known = LISTING_STEPS.find(step => {
    const names: readonly string[] = LISTING_STEP_FIELDS[step]
    return names.includes(field.split('.', 1)[0] ?? '')
  })
  return known ?? 3
}

/** The first step with faults; undefined when the listing can be sent. */
export function firstFaultyStep(listing: ListingInput): ListingStep | undefined {
  return LISTING_STEPS.find(step => stepFaults(step, listing).length > 0)
}

const RULES: TextRules = {
  website: text => (!/\s/.test(text) && parseWebsite(text) !== undefined ? undefined : 'website_invalid'),
  profiles: text =>
    linesOf(text).every(line => parseSocialProfile(line) !== undefined) ? undefined : 'profile_unknown',
  hours: text => (parseDayText(text) === undefined ? 'hours_unclear' : undefined),
}
