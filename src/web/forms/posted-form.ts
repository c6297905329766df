import type { FieldFault } from '#domain/form/field-fault.ts'
import type { FormPath } from '#domain/submission/public-forms.ts'

/** A form as a browser without script sent it, and why it was refused: its page shows both. */
export interface PostedForm {
  readonly form: FormPath
  /** As typed. */
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: readonly FieldFault[]
  /** Why it was refused as a whole, as a sentence; '' where the faults say it. */
  readonly refused: string
  /** Good for another attempt; '' when a new one is needed. */
  readonly ticket: string
  /** Of the answer that shows the page again. */
  readonly status: number
}
