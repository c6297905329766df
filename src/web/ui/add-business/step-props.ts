import type { ListingField, ListingInput } from '#domain/listing/listing.ts'

/** What every step of the listing form gets. */
export interface StepProps {
  readonly listing: ListingInput
  readonly change: (part: Partial<ListingInput>) => void
  /** What is wrong with a field, in words. */
  readonly faultOf: (field: ListingField) => string | undefined
}

/** The id of a field's control. */
export function fieldId(field: ListingField | 'sentence'): string {
  return field.replace('.', '-')
}

/** Ties a control to a text of the listing. */
export function bound(
  { listing, change }: StepProps,
  field: Exclude<keyof ListingInput, 'hours'>,
): { value: string; onChange: (event: { currentTarget: { value: string } }) => void } {
  return {
    value: listing[field],
    onChange: event => change({ [field]: event.currentTarget.value }),
  }
}
