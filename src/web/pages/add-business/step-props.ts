import type { ListingField, ListingInput } from '#domain/listing/listing.ts'

/** A field of the form; besides those of the listing the text of the hours, the pictures and the rights to them. */
export type StepField = ListingField | 'sentence' | 'pictures' | 'rights'

/** What is wrong with a field, as a sentence. */
export interface StepFault {
  readonly field: StepField
  readonly label: string
  readonly text: string
}

/** What every step of the listing form gets. */
export interface StepProps {
  readonly listing: ListingInput
  readonly change: (part: Partial<ListingInput>) => void
  /** What is wrong with a field, as a sentence. */
  readonly faultOf: (field: StepField) => string | undefined
}

/** The id of a field's control. */
export function fieldId(field: StepField): string {
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
