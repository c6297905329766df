/** Actions of administrators in the audit log: '{noun}.{what happened}'. */
export const AUDIT_ACTIONS = [
  'session.opened',
  'session.refused',
  'session.closed',
  'session.ended',
  'account.created',
  'account.removed',
  'account.password-changed',
  'account.second-factor-on',
  'account.second-factor-changed',
  'account.second-factor-off',
  'account.recovery-codes-made',
  'account.recovery-code-used',
  'import.started',
  'import.tried-out',
  'import.undo-started',
  'import.undone',
  'import.columns-mapped',
  'import.mapping-forgotten',
  'export.downloaded',
  'business.added',
  'business.edited',
  'business.hidden',
  'business.shown',
  'business.removed',
  'business.restored',
  'business.merged',
  'business.undone',
  'business.pictures-changed',
  'duplicate.dismissed',
  'bulk.started',
  'bulk.undo-started',
  'bulk.undone',
  'settings.saved',
  'settings.server-saved',
  'code.changed',
  'code.switched-off',
  'demonstration.removed',
  'recheck.started',
  'recheck.ended',
  'job.started',
  'job.cancelled',
  'report.removed',
  'backup.download-confirmed',
  'backup.downloaded',
  'backup.removed',
  'backup.restored',
  'submission.changed',
  'submission.decided',
  'suppression.added',
  'suppression.removed',
  'redirects.imported',
  'redirect.removed',
  'person-data.downloaded',
  'consents.downloaded',
  'subscribers.downloaded',
  'subscriber.removed',
  'synonym.added',
  'synonym.removed',
  'category.mapped',
  'category.merged',
  'category.renamed',
  'category.regrouped',
  'category.confirmed',
  'category.undone',
  'searches.downloaded',
  'links.downloaded',
  'mail.retried',
  'mail.tested',
  'audit.downloaded',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export interface AuditEntry {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The account's name, or 'system'. */
  readonly account: string
  readonly action: AuditAction
  /** What it was done to: an id or a name; null where the action says everything. */
  readonly subject: string | null
  /** Never a password, a token or a secret. */
  readonly details: Readonly<Record<string, unknown>>
}
