import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { type FieldFault, type FieldRule, fieldFaults, type TextRule } from '#domain/form/field-fault.ts'
import { phoneFault } from '#domain/form/phone-fault.ts'
import { HOME_COUNTRY, isCountry } from '#domain/place/country.ts'
import type { AboutEntry, Operator, SiteSettings } from './settings.ts'
import { tileSource } from './tile-source.ts'

/** Some of the settings, to be changed. */
export type SettingsChange = Partial<Omit<SiteSettings, 'operator'>> & {
  readonly operator?: Partial<Operator>
}

/** In UTF-16 units, as form fields count. Every page has all of it. */
export const MAX_CODE_LENGTH = 200_000
/** A month. */
export const MAX_REPLY_HOURS = 720
/** Entries of a list on 'Über uns'. */
export const MAX_ABOUT_ENTRIES = 50

/** The path of a setting: 'title', 'operator.email', 'team.3.text'. */
export type SettingsPath = string

/**
 * The faults of the texts in a change of the settings.
 * @returns at most one fault per setting, by its path; empty when there is none
 */
export function settingsFaults(change: SettingsChange): readonly FieldFault<SettingsPath>[] {
  const { operator = {}, timeline = [], team = [] } = change
  const texts = [
    ...TEXTS.map(([name, rule]) => [name, change[name], rule] as const),
    ...OPERATOR_TEXTS.map(([name, rule]) => [`operator.${name}`, operator[name], rule] as const),
    ...entryTexts('timeline', timeline),
    ...entryTexts('team', team),
  ]
  return texts.flatMap(([field, text, rule]) =>
    text === undefined ? [] : fieldFaults({ [field]: text }, [[field, rule]]),
  )
}

/**
 * The first impossible value that is no text: a number out of range, a list that is too long, an invalid map source.
 * @returns its path, or undefined
 */
export function impossibleSetting(change: SettingsChange): SettingsPath | undefined {
  const { replyHours, timeline, team, tileUrl, fallbackBusinesses, fallbackCities, fallbackRating } = change
  const checks: readonly (readonly [SettingsPath, boolean])[] = [
    ['replyHours', isWithin(replyHours, 1, MAX_REPLY_HOURS)],
    ['timeline', (timeline?.length ?? 0) <= MAX_ABOUT_ENTRIES],
    ['team', (team?.length ?? 0) <= MAX_ABOUT_ENTRIES],
    ['tileUrl', tileUrl === undefined || isTileUrl(tileUrl)],
    ['countries', areCountries(change.countries)],
    ['indexableFrom', isWithin(change.indexableFrom, 0, 100)],
    ['fallbackBusinesses', isWithin(fallbackBusinesses, 0, 100_000_000)],
    ['fallbackCities', isWithin(fallbackCities, 0, 100_000)],
    ['fallbackRating', fallbackRating === undefined || (fallbackRating >= 1 && fallbackRating <= 5)],
  ]
  return checks.find(([, isWell]) => !isWell)?.[0]
}

const TEXTS = [
  ['title', { limit: 120 }],
  ['description', { limit: 320, isOptional: true }],
  ['headCode', { limit: MAX_CODE_LENGTH, isOptional: true }],
  ['footerCode', { limit: MAX_CODE_LENGTH, isOptional: true }],
  ['supportHours', { limit: 120, isOptional: true }],
  ['tileUrl', { limit: 500, isOptional: true }],
  ['tileAttribution', { limit: 200, isOptional: true }],
] as const satisfies readonly (readonly [keyof SettingsChange, FieldRule])[]

const postalCodeFault: TextRule = text => (/^\d{5}$/.test(text) ? undefined : 'postal_code_shape')

const OPERATOR_TEXTS: readonly (readonly [keyof Operator, FieldRule])[] = [
  ['name', { limit: 200, isOptional: true }],
  ['representedBy', { limit: 400, isOptional: true }],
  ['street', { limit: 200, isOptional: true }],
  ['postalCode', { limit: 20, isOptional: true, rule: postalCodeFault }],
  ['city', { limit: 100, isOptional: true }],
  ['email', { limit: MAX_EMAIL_LENGTH, isOptional: true, rule: emailFault }],
  ['phone', { limit: 40, isOptional: true, rule: phoneFault }],
  ['registerCourt', { limit: 200, isOptional: true }],
  ['registerNumber', { limit: 60, isOptional: true }],
  ['vatId', { limit: 40, isOptional: true }],
  ['supervisoryAuthority', { limit: 300, isOptional: true }],
  ['responsibleForContent', { limit: 400, isOptional: true }],
  ['dataProtectionOfficer', { limit: 400, isOptional: true }],
]

function entryTexts(
  list: string,
  entries: readonly AboutEntry[],
): (readonly [SettingsPath, string, FieldRule])[] {
  return entries.flatMap(({ title, text }, at) => [
    [`${list}.${at}.title`, title, { limit: 120 }] as const,
    [`${list}.${at}.text`, text, { limit: 1000, isOptional: true }] as const,
  ])
}

function isWithin(value: number | undefined, least: number, most: number): boolean {
  return value === undefined || (Number.isInteger(value) && value >= least && value <= most)
}

function areCountries(countries: readonly string[] | undefined): boolean {
  if (countries === undefined) return true
  const areKnown = countries.every(isCountry) && new Set(countries).size === countries.length
  return areKnown && countries[0] === HOME_COUNTRY
}

/** Whether tiles are off, on this site, or requested by https. */
function isTileUrl(tileUrl: string): boolean {
  const url = tileUrl.trim()
  if (url === '') return true
  return !/^http:/i.test(url) && tileSource({ tileUrl: url, tileAttribution: '' }) !== null
}
