/** What can be reported: the first three are reports, the last one is a notice under Art. 16 DSA. */
export const REPORT_KINDS = ['wrong-data', 'closed', 'missing-business', 'illegal-content'] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

/** The report form as typed. */
export interface ReportInput {
  /** One of REPORT_KINDS, '' while nothing is chosen. */
  readonly kind: string
  /** 'UK-123', the page's address, or '' for a missing business. */
  readonly business: string
  /** What is wrong, or name and address of the missing business; for notices the reasons why it is illegal. */
  readonly text: string
  /** Name and e-mail: required for notices (Art. 16 (2) c DSA), for reports only where an answer is wanted. */
  readonly name: string
  readonly email: string
  /** Only of notices: the sender's statement of good faith (Art. 16 (2) d DSA). */
  readonly isInGoodFaith: boolean
}
