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
 * The faults of a change of the settings: of its texts, then of what is no text.
 * @returns at most one fault per setting, by its path; empty when there is none
 */
export function settingsFaults(change: SettingsChange): readonly FieldFault<SettingsPath>[] {
  return [...textFaults(change), ...valueFaults(change)]
}

function textFaults(change: SettingsChange): readonly FieldFault<SettingsPath>[] {
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

function valueFaults(change: SettingsChange): readonly FieldFault<SettingsPath>[] {
  const { replyHours, indexableFrom, fallbackBusinesses, fallbackCities, fallbackRating } = change
  return [
    ...numberFaults('replyHours', replyHours, 1, MAX_REPLY_HOURS),
    ...lengthFaults('timeline', change.timeline),
    ...lengthFaults('team', change.team),
    ...(areCountries(change.countries) ? [] : [{ field: 'countries', code: 'choice_unknown' } as const]),
    ...numberFaults('indexableFrom', indexableFrom, 0, 100),
    ...numberFaults('fallbackBusinesses', fallbackBusinesses, 0, 100_000_000),
    ...numberFaults('fallbackCities', fallbackCities, 0, 100_000),
    ...(isRating(fallbackRating) ? [] : [{ field: 'fallbackRating', code: 'rating_range' } as const]),
  ]
}

function numberFaults(
  field: SettingsPath,
  value: number | undefined,
  least: number,
  limit: number,
): readonly FieldFault<SettingsPath>[] {
  const isWell = value === undefined || (Number.isInteger(value) && value >= least && value <= limit)
  return isWell ? [] : [{ field, code: 'number_range', least, limit }]
}

function lengthFaults(
  field: SettingsPath,
  entries: readonly AboutEntry[] | undefined,
): readonly FieldFault<SettingsPath>[] {
  if (entries === undefined || entries.length <= MAX_ABOUT_ENTRIES) return []
  return [{ field, code: 'too_many', limit: MAX_ABOUT_ENTRIES }]
}

/** Tiles are on this site, or requested by https. */
const tileUrlFault: TextRule = url =>
  /^http:/i.test(url) || tileSource({ tileUrl: url, tileAttribution: '' }) === null
    ? 'tile_url_shape'
    : undefined

const TEXTS = [
  ['title', { limit: 120 }],
  ['description', { limit: 320, isOptional: true }],
  ['headCode', { limit: MAX_CODE_LENGTH, isOptional: true }],
  ['footerCode', { limit: MAX_CODE_LENGTH, isOptional: true }],
  ['supportHours', { limit: 120, isOptional: true }],
  ['tileUrl', { limit: 500, isOptional: true, rule: tileUrlFault }],
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

function isRating(rating: number | undefined): boolean {
  return rating === undefined || (rating >= 1 && rating <= 5)
}

function areCountries(countries: readonly string[] | undefined): boolean {
  if (countries === undefined) return true
  const areKnown = countries.every(isCountry) && new Set(countries).size === countries.length
  return areKnown && countries[0] === HOME_COUNTRY
}
