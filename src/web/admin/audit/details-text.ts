import type { AuditAction } from '#domain/account/audit.ts'
import type { AuditEntry } from '#domain/account/audit-entry.ts'
import type { Language } from '#domain/language.ts'
import { outcomeName } from '#domain/link/outcome-text.ts'
import { messages as adminAuditMessages } from '#translated/admin/audit.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { messages as adminMailMessages } from '#translated/admin/mail.ts'
import { messages as adminPrivacyMessages } from '#translated/admin/privacy.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { messages as linkReportMessages } from '#translated/api/link-report.ts'
import { settingName } from '#web/admin/settings/setting-name.ts'
import { inLanguage } from '#web/messages.ts'

/** The word for a stored value of a detail; the value itself where it has none. */
type WordOf = (value: string) => string

/** { count: 3, isNew: true } -> 'Anzahl: 3, neu angelegt: ja'; what has no word stands as it was stored. */
export function detailsText({ action, details }: Pick<AuditEntry, 'action' | 'details'>, language: Language) {
  const words = valueWords(action, language)
  const { facts, yes, no } = inLanguage(adminAuditMessages, language)
  const word = programWord(language)
  const partsOf = (parts: object): string =>
    Object.entries(parts)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => `${facts[name] ?? word(name)}: ${textOf(value, words[name] ?? same)}`)
      .join(', ')
  const textOf = (value: unknown, wordFor: WordOf): string => {
    if (typeof value === 'boolean') return value ? yes : no
    if (Array.isArray(value)) return value.map(part => textOf(part, wordFor)).join(', ')
    if (typeof value === 'object' && value !== null) return partsOf(value)
    return wordFor(String(value))
  }
  return partsOf(details)
}

/** The word for a field of a business, a kind of job or a way in which a suppression is recognised. */
export function programWord(language: Language): WordOf {
  const fields: Words = inLanguage(adminBusinessMessages, language).fields
  const jobs: Words = inLanguage(adminJobsMessages, language).kinds
  const keys: Words = inLanguage(adminPrivacyMessages, language).kinds
  return name => fields[name] ?? jobs[name] ?? keys[name] ?? name
}

type Words = Readonly<Record<string, string>>

/** The words of those details that hold names in the program; all others are what somebody wrote, and stay exact. */
function valueWords(action: AuditAction, language: Language): Readonly<Record<string, WordOf>> {
  const word = programWord(language)
  const { values } = inLanguage(adminAuditMessages, language)
  const submissions = inLanguage(adminSubmissionsMessages, language)
  const state = from(submissions.states)
  const of: Partial<Record<AuditAction, Readonly<Record<string, WordOf>>>> = {
    'submission.changed': { from: state, to: state, note: from(values.note), picture: from(values.picture) },
    'submission.decided': {
      kind: from(submissions.kinds),
      outcome: from(submissions.outcomes),
      action: from(values.action),
      deed: from(values.action),
    },
    'mail.retried': { kind: from(inLanguage(adminMailMessages, language).kinds) },
    'links.downloaded': { outcome: from(outcomeNames(language)) },
    'export.downloaded': { sortBy: word, sortOrder: from(values.sortOrder) },
    'settings.saved': { changed: name => settingName(name, language) },
    'session.refused': { reason: from(values.reason) },
    'business.pictures-changed': { what: from(values.what) },
  }
  return { fields: word, take: word, kept: word, kind: word, kinds: word, ...of[action] }
}

function outcomeNames(language: Language): Words {
  const { outcomes } = inLanguage(linkReportMessages, language)
  const names = Object.keys(outcomes) as (keyof typeof outcomes)[]
  return Object.fromEntries(names.map(name => [name, outcomeName(outcomes, name)]))
}

function from(words: Words): WordOf {
  return value => words[value] ?? value
}

function same(value: string): string {
  return value
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
