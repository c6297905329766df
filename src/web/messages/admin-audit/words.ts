import type { AuditWords } from '#web/messages/admin-audit/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the audit log says in a language. */
export const auditWords = await catalogue<AuditWords>({
  de: () => import('#web/messages/admin-audit/de.ts').then(words => words.auditDe),
  en: () => import('#web/messages/admin-audit/en.ts').then(words => words.auditEn),
  tr: () => import('#web/messages/admin-audit/tr.ts').then(words => words.auditTr),
})
