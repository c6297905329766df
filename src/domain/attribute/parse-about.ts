import type { About } from '#domain/business/field-values.ts'
import { memoize } from '#domain/cache/bounded-cache.ts'
import { foldGerman } from '#domain/text/folding.ts'
import { membersOf, parseBoolean, parseJsonCell } from '#domain/text/primitive-values.ts'
import { ABOUT_GROUPS, TEXT_ATTRIBUTES } from './attributes.ts'

/** One attribute as a source states it. */
export interface AboutStatement {
  readonly group: string
  readonly attribute: string
  readonly value: unknown
}

/**
 * The known attributes in German, from JSON: Outscraper's and our own `{group: {attribute: true}}`, gosom's `[{name,
 * options: [{name, enabled}]}]`, Apify's `{group: [{attribute: true}]}`. Sensitive, repeated and unknown ones are left
 * out.
 * @returns an empty object when nothing is left; undefined when the cell is no JSON
 */
export function parseAbout(text: string): About | undefined {
  const json = parseJsonCell(text)
  return json === undefined ? undefined : aboutOf(statementsIn(json))
}

/** The same from statements that have columns of their own. */
export function aboutOf(statements: Iterable<AboutStatement>): About {
  const about: Record<string, Record<string, boolean | string>> = {}
  for (const { group, attribute, value } of statements) {
    const known = GROUPS.get(aboutKey(group))
    const name = known?.attributes.get(aboutKey(attribute))
    const shown = name === undefined ? undefined : shownValue(name, value)
    if (known === undefined || name === undefined || shown === undefined) continue
    const attributes = about[known.name] ?? {}
    attributes[name] ??= shown
    about[known.name] = attributes
  }
  return about
}

/** '4:00 PM', '16 Uhr', '16:00' as '16:00 Uhr'; undefined for anything else. */
export function parseClock(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|uhr)?$/i.exec(text.trim()) ?? []
  if (hour === undefined || Number(minute ?? 0) > 59) return undefined
  const isTwelveHour = half !== undefined && half.toLowerCase() !== 'uhr'
  if (Number(hour) > (isTwelveHour ? 12 : 24)) return undefined
  const hours = isTwelveHour ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'} Uhr`
}

/** 'English, Spanish' as 'Englisch, Spanisch'; unknown languages are left out. */
export function parseLanguages(text: string): string | undefined {
  const languages = text
    .slice(0, MAX_VALUE_LENGTH)
    .split(/[,;]/)
    .flatMap(language => GERMAN_LANGUAGE_NAMES.get(language.trim().toLowerCase()) ?? [])
  return languages.length === 0 ? undefined : [...new Set(languages)].join(', ')
}

const LONGEST_NAME = 80

/** A group's or attribute's name without case, accents, blanks and punctuation. */
const aboutKey = memoize(
  (name: string) => foldGerman(name.slice(0, LONGEST_NAME)).replace(/[^a-z0-9]/g, ''),
  {
    most: 5000,
    longest: LONGEST_NAME,
  },
)

/** Google has some hundred attributes for a place. */
const MAX_STATEMENTS = 1000

interface KnownGroup {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const GROUPS: ReadonlyMap<string, KnownGroup> = new Map(
  ABOUT_GROUPS.flatMap(({ name, spellings, attributes }) => {
    const known: KnownGroup = {
      name,
      attributes: new Map(
        Object.entries(attributes).flatMap(([german, others]) =>
          [german, ...others].map(spelling => [aboutKey(spelling), german] as const),
        ),
      ),
    }
    return [name, ...spellings].map(spelling => [aboutKey(spelling), known] as const)
  }),
)

function statementsIn(json: object): readonly AboutStatement[] {
  const groups = Array.isArray(json) ? json.slice(0, MAX_STATEMENTS).flatMap(gosomGroup) : membersOf(json)
  return groups
    .flatMap(([group, attributes]) => {
      const members = Array.isArray(attributes)
        ? attributes.slice(0, MAX_STATEMENTS).flatMap(membersOf)
        : membersOf(attributes)
      return members.map(([attribute, value]) => ({ group, attribute, value }))
    })
    .slice(0, MAX_STATEMENTS)
}

function gosomGroup(item: unknown): readonly (readonly [string, unknown])[] {
  const group = Object.fromEntries(membersOf(item))
  if (typeof group.name !== 'string' || !Array.isArray(group.options)) return []
  const attributes = group.options.slice(0, MAX_STATEMENTS).flatMap(option => {
    const { name, enabled } = Object.fromEntries(membersOf(option))
    return typeof name === 'string' ? [[name, enabled] as const] : []
  })
  return [[group.name, Object.fromEntries(attributes)]]
}

function shownValue(name: string, value: unknown): boolean | string | undefined {
  const kind = TEXT_ATTRIBUTES.get(name)
  if (kind === undefined)
    return typeof value === 'string' ? parseBoolean(value) : isBoolean(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  return kind === 'clock'
    ? parseClock(value)
    : kind === 'stars'
      ? parseHotelStars(value)
      : parseLanguages(value)
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** '3 stars', '3-Sterne-Hotel' as '3 Sterne'; undefined for anything else. */
function parseHotelStars(text: string): string | undefined {
  const stars = /^([1-5])[-\s](?:stars?|sterne?)\b/i.exec(text.trim())?.[1]
  return stars === undefined ? undefined : stars === '1' ? '1 Stern' : `${stars} Sterne`
}

const MAX_VALUE_LENGTH = 400

/** Those of 'Gesprochene Sprachen', by their English and German names in small letters. */
const GERMAN_LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...'de en fr es it pt nl da sv pl cs hr sr ro bg hu el ru uk tr ku ar fa vi zh ja'
      .split(' ')
      .map(code => ['en', 'de'].map(language => languageName(code, language))),
    ['sign language', 'Gebärdensprache'],
    ['german sign language', 'Deutsche Gebärdensprache'],
  ].flatMap(([english = '', german = '']) => [
    [english.toLowerCase(), german],
    [german.toLowerCase(), german],
  ]),
)

function languageName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}
