import { type Condition, type FormFields, MAX_EMAIL_LENGTH, type ValuesOf } from '#domain/form/form-fields.ts'

/** What can be reported. 'illegal-content' is a notice under Art. 16 DSA. */
export const REPORT_KINDS = ['wrong-data', 'closed', 'missing-business', 'illegal-content'] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

const isNotice: Condition = ({ kind }) => kind === 'illegal-content'
const isNoNotice: Condition = ({ kind }) => kind !== 'illegal-content'

/**
 * The form for reports. A notice of illegal content also needs the place, the sender's name and address and the statement
 * of good faith (Art. 16 (2) DSA); in other reports name and address are only for an answer.
 */
export const REPORT_FORM = {
  kind: { kind: 'choice', choices: REPORT_KINDS },
  // 'UK-123' or the page's address. The limit is the longest address that all browsers support.
  business: {
    kind: 'text',
    limit: 2000,
    isOptional: ({ kind }) => kind === 'missing-business' || kind === '',
  },
  // What is wrong; name and address of a missing business; for notices why the content is illegal. Two pages.
  text: { kind: 'long', limit: 4000, isOptional: ({ kind }) => kind === 'closed' },
  name: { kind: 'text', limit: 200, isOptional: isNoNotice, autoComplete: 'name' },
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, isOptional: isNoNotice, autoComplete: 'email' },
  isInGoodFaith: { kind: 'flag', isRequired: isNotice },
} as const satisfies FormFields

/** The form as typed. */
export type ReportInput = ValuesOf<typeof REPORT_FORM>
