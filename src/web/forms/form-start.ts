import type { FormPath } from '#domain/submission/public-forms.ts'

/** What is wrong with a field, in the page's language. */
export interface FaultMessage {
  readonly field: string
  readonly text: string
}

/** What a form begins with; comes with the page, so that server and browser show the same. */
export interface FormStart {
  /** Lets it be sent once; '' when the browser has to ask for one. */
  readonly ticket: string
  /** What was typed before; null: nothing. */
  readonly values: Readonly<Record<string, unknown>> | null
  readonly faults: readonly FaultMessage[]
  /** Why it was refused as a whole; '' when it was not. */
  readonly refused: string
}

export const EMPTY_START: FormStart = { ticket: '', values: null, faults: [], refused: '' }

/** The query key of a form's start in the page's data. @param scope what the form is about, where there are several */
export function formKey(form: FormPath, scope = ''): readonly string[] {
  return ['form', form, scope]
}
