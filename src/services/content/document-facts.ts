import { CONSENT_CATEGORIES } from '#domain/consent/consent.ts'
import type { Language } from '#domain/language.ts'
import { consentNeedsIn, hostsIn } from '#domain/page-code/consent-needs.ts'
import { RETENTION, type Retained, retentionText } from '#domain/privacy/retention.ts'
import { DEFAULT_SETTINGS, hasOperator, type SiteSettings } from '#domain/settings/settings.ts'
import { tileHost, tileSource } from '#domain/settings/tile-source.ts'
import type { DocumentsMessages } from '#messages/de/documents.ts'
import { everyLanguage } from '#messages/every-language.ts'

/** What the documents can say about this installation. */
export interface DocumentFacts {
  /** The value of each placeholder, '' when unknown. */
  readonly values: ReadonlyMap<string, string>
  /** Whether a condition holds: a switch, or a placeholder that has a value. Throws for unknown names. */
  readonly isOn: (name: string) => boolean
}

/** What the settings do not say about this installation. */
export interface DocumentCircumstances {
  /** Whether there is demo data. */
  readonly hasDemonstration: () => boolean
  /** Whether mails leave the site. */
  readonly hasMailServer: () => boolean
}

const RETAINED = Object.keys(RETENTION) as Retained[]

/** The default hours in the language of the page; hours that the operator wrote stay as written. */
const MESSAGES = await everyLanguage<DocumentsMessages>(
  language => import(`../../messages/${language}/documents.ts`),
)

/**
 * Reads the placeholders and conditions of documents from the settings (messages/README.md).
 * @param circumstances each called only where a text depends on it
 */
export function documentFacts(
  settings: SiteSettings,
  language: Language,
  { hasDemonstration, hasMailServer }: DocumentCircumstances,
): DocumentFacts {
  const code = `${settings.headCode}\n${settings.footerCode}`
  const needs = consentNeedsIn(settings.headCode, settings.footerCode)
  const values = new Map<string, string>([
    ['siteTitle', settings.title],
    ['replyHours', hours(settings.replyHours, language)],
    ['supportHours', supportHours(settings.supportHours, language)],
    ['tileHost', tileHost(tileSource(settings)?.url ?? '')],
    ['codeHosts', hostsIn(code).join(', ')],
    ...RETAINED.map(what => [`retention.${what}`, retentionText(what, language)] as const),
    ...Object.entries(settings.operator).map(([name, value]) => [`operator.${name}`, value.trim()] as const),
  ])
  const switches = new Map<string, () => boolean>([
    ['operator', () => hasOperator(settings.operator)],
    ['maps', () => tileSource(settings) !== null],
    ['code', () => code.trim() !== ''],
    ['consent', () => Object.keys(needs).length > 0],
    ...CONSENT_CATEGORIES.map(category => [category, () => needs[category] !== undefined] as const),
    ['demonstration', hasDemonstration],
    ['mail', hasMailServer],
    ['searchLog', () => settings.logsSearches],
  ])
  return {
    values,
    isOn: name => {
      const known = switches.get(name)?.() ?? values.get(name)
      if (known === undefined) throw new Error(`no condition has the name ${name}`)
      return known !== false && known !== ''
    },
  }
}

/** '24 Stunden', '24 hours', '24 saat' */
function hours(count: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count)
}

function supportHours(written: string, language: Language): string {
  return written === DEFAULT_SETTINGS.supportHours ? MESSAGES[language].supportHours : written.trim()
}
