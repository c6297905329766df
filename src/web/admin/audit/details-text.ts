import type { AuditAction, AuditEntry } from '#domain/account/audit.ts'
import type { Language } from '#domain/language.ts'
import { outcomeName } from '#domain/link/outcome-text.ts'
import { adminAuditMessages } from '#web/admin/audit/messages.ts'
import { adminBusinessMessages, linkReportMessages } from '#web/admin/businesses/fields/messages.ts'
import { adminJobsMessages } from '#web/admin/jobs/messages.ts'
import { adminMailMessages } from '#web/admin/mail/messages.ts'
import { adminPrivacyMessages } from '#web/admin/privacy/messages.ts'
import { settingName } from '#web/admin/settings/setting-name.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'

/** The word for a stored value of a detail; the value itself where it has none. */
type WordOf = (value: string) => string

/** { count: 3, isNew: true } -> 'Anzahl: 3, neu angelegt: ja'; what has no word stands as it was stored. */
export function detailsText({ action, details }: Pick<AuditEntry, 'action' | 'details'>, language: Language) {
  const words = valueWords(action, language)
  const { facts, yes, no } = adminAuditMessages(language)
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
  const fields: Words = adminBusinessMessages(language).fields
  const jobs: Words = adminJobsMessages(language).kinds
  const keys: Words = adminPrivacyMessages(language).kinds
  return name => fields[name] ?? jobs[name] ?? keys[name] ?? name
}

type Words = Readonly<Record<string, string>>

/** The words of those details that hold names in the program; all others are what somebody wrote, and stay exact. */
function valueWords(action: AuditAction, language: Language): Readonly<Record<string, WordOf>> {
  const word = programWord(language)
  const { values } = adminAuditMessages(language)
  const submissions = adminSubmissionsMessages(language)
  const state = from(submissions.states)
  const of: Partial<Record<AuditAction, Readonly<Record<string, WordOf>>>> = {
    'submission.changed': { from: state, to: state, note: from(values.note), picture: from(values.picture) },
    'submission.decided': {
      kind: from(submissions.kinds),
      outcome: from(submissions.outcomes),
      action: from(values.action),
      deed: from(values.action),
    },
    'mail.retried': { kind: from(adminMailMessages(language).kinds) },
    'links.downloaded': { outcome: from(outcomeNames(language)) },
    'export.downloaded': { sortBy: word, sortOrder: from(values.sortOrder) },
    'settings.saved': { changed: name => settingName(name, language) },
    'session.refused': { reason: from(values.reason) },
    'business.pictures-changed': { what: from(values.what) },
  }
  return { fields: word, take: word, kept: word, kind: word, kinds: word, ...of[action] }
}

function outcomeNames(language: Language): Words {
  const { outcomes } = linkReportMessages(language)
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
