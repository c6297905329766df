import type { BusinessField } from '#domain/business/fields.ts'

/** Before the name of a field in the id of its control. */
export const CONTROL_PREFIX = 'f-'

/** The id of a field's (first) control. */
export function controlId(field: string): string {
  return `${CONTROL_PREFIX}${field}`
}

/** What every control of a field gets. */
export interface EditControlProps {
  field: BusinessField
  text: string
  onText: (text: string) => void
  /** Ties the control to its hint and fault. */
  describedBy: string | undefined
  isInvalid: boolean
}
