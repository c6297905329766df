import type { IncomingSubmission } from '#store/submissions.ts'

/** A report that a business is closed, from nobody in particular, with what a test says otherwise. */
export function submission(overrides: Partial<IncomingSubmission> = {}): IncomingSubmission {
  return {
    kind: 'report',
    state: 'new',
    language: 'de',
    subject: 'Geschlossen',
    senderName: null,
    senderEmail: null,
    businessId: null,
    payload: {},
    dueAt: null,
    isFromOwner: false,
    spamReason: null,
    ticket: null,
    factsThen: null,
    ...overrides,
  }
}
