import { parseWebsite } from '../draft/website-cell.ts'
import { emailFault, MAX_EMAIL_LENGTH } from '../form/email-fault.ts'
import { type FieldFault, type FieldRule, fieldFaults, type TextRule } from '../form/field-fault.ts'
import { phoneFault } from '../form/phone-fault.ts'
import { parseDayText } from '../opening-hours/day-text.ts'
import {
  isListingCategory,
  LISTING_DAYS,
  LISTING_STEPS,
  type ListingField,
  type ListingInput,
  type ListingStep,
  MAX_CATEGORY_LENGTH,
} from './listing.ts'

/**
 * The faults of one step of a listing (specification, section 5): step 1 needs name, category and description, step 2
 * address, city, postal code, phone and e-mail; website and hours are optional.
 * @param isCategory whether a text that is no group names a category; whoever cannot know takes it for one
 * @returns at most one fault per field, in the order of the form; empty when the step is complete
 * domain/place/check-place.ts checks whether the postal code exists and belongs to the city.
 */
export function validateListing(
  step: ListingStep,
  input: ListingInput,
  isCategory: CategoryCheck = () => true,
): readonly FieldFault<ListingField>[] {
  const { hours, ...texts } = input
  if (step !== 3) return fieldFaults(texts, step === 1 ? basics(isCategory) : CONTACT)
  return fieldFaults(
    hours,
    LISTING_DAYS.map(day => [day, DAY]),
  ).map(fault => ({ ...fault, field: `hours.${fault.field}` }))
}

/** The faults of a whole listing, step by step. */
export function listingFaults(
  input: ListingInput,
  isCategory: CategoryCheck,
): readonly FieldFault<ListingField>[] {
  return LISTING_STEPS.flatMap(step => validateListing(step, input, isCategory))
}

/** The first step with faults; undefined when the listing can be sent. */
export function firstFaultyStep(input: ListingInput): ListingStep | undefined {
  return LISTING_STEPS.find(step => validateListing(step, input).length > 0)
}

type CategoryCheck = (name: string) => boolean

type TextField = Exclude<keyof ListingInput, 'hours'>
type Rules = readonly (readonly [TextField, FieldRule])[]

const postalCodeFault: TextRule = text => (/^\d{5}$/.test(text) ? undefined : 'postal_code_shape')
const websiteFault: TextRule = text =>
  !/\s/.test(text) && parseWebsite(text) !== undefined ? undefined : 'website_invalid'
const tradeFault: TextRule = text => (/\p{L}/u.test(text) ? undefined : 'text_without_letters')
const hoursFault: TextRule = text => (parseDayText(text) === undefined ? 'hours_unclear' : undefined)

const basics = (isCategory: CategoryCheck): Rules => [
  // The longest company names in the commercial register have about 180 characters.
  ['name', { limit: 200 }],
  [
    'category',
    {
      limit: MAX_CATEGORY_LENGTH,
      rule: text => (isListingCategory(text) || isCategory(text) ? undefined : 'choice_unknown'),
    },
  ],
  ['proposedTrade', { isOptional: true, limit: MAX_CATEGORY_LENGTH, rule: tradeFault }],
  // A page of text.
  ['description', { limit: 2000 }],
]

const CONTACT: Rules = [
  ['address', { limit: 200 }],
  ['postalCode', { limit: 20, rule: postalCodeFault }],
  ['city', { limit: 100 }],
  ['phone', { limit: 40, rule: phoneFault }],
  ['email', { limit: MAX_EMAIL_LENGTH, rule: emailFault }],
  ['website', { isOptional: true, limit: 2000, rule: websiteFault }],
]

const DAY: FieldRule = { isOptional: true, limit: 200, rule: hoursFault }
