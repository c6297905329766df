import type { Language } from '#domain/language.ts'

/** One fault of a request's query or body, as the schemas find it. */
export interface QueryFault {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

interface QueryFaultMessages {
  readonly unknown: (names: string) => string
  readonly atLeast: (name: string, limit: string) => string
  readonly atMost: (name: string, limit: string) => string
  readonly atLeastLong: (name: string, limit: string) => string
  readonly atMostLong: (name: string, limit: string) => string
  readonly atMostMany: (name: string, limit: string) => string
  readonly number: (name: string) => string
  readonly wholeNumber: (name: string) => string
  readonly oneText: (name: string) => string
  readonly oneOf: (name: string, values: string) => string
  readonly together: (name: string, other: string) => string
  readonly form: (name: string) => string
  readonly body: string
}

const MESSAGES: Readonly<Record<Language, QueryFaultMessages>> = {
  de: {
    unknown: names => `„${names}“ gibt es hier nicht`,
    atLeast: (name, limit) => `${name} muss mindestens ${limit} sein`,
    atMost: (name, limit) => `${name} darf höchstens ${limit} sein`,
    atLeastLong: (name, limit) => `${name} braucht mindestens ${limit} Zeichen`,
    atMostLong: (name, limit) => `${name} darf höchstens ${limit} Zeichen haben`,
    atMostMany: (name, limit) => `${name} darf höchstens ${limit} Werte haben`,
    number: name => `${name} muss eine Zahl sein`,
    wholeNumber: name => `${name} muss eine ganze Zahl sein`,
    oneText: name => `${name} muss genau ein Text sein`,
    oneOf: (name, values) => `${name} muss einer dieser Werte sein: ${values}`,
    together: (name, other) => `${name} und ${other} gehören zusammen`,
    form: name => `${name} hat nicht die erwartete Form`,
    body: 'der Inhalt',
  },
  en: {
    unknown: names => `“${names}” does not exist here`,
    atLeast: (name, limit) => `${name} must be at least ${limit}`,
    atMost: (name, limit) => `${name} must be at most ${limit}`,
    atLeastLong: (name, limit) => `${name} needs at least ${limit} characters`,
    atMostLong: (name, limit) => `${name} may have at most ${limit} characters`,
    atMostMany: (name, limit) => `${name} may have at most ${limit} values`,
    number: name => `${name} must be a number`,
    wholeNumber: name => `${name} must be a whole number`,
    oneText: name => `${name} must be exactly one text`,
    oneOf: (name, values) => `${name} must be one of these: ${values}`,
    together: (name, other) => `${name} and ${other} belong together`,
    form: name => `${name} is not in the expected form`,
    body: 'the content',
  },
  tr: {
    unknown: names => `“${names}” burada yok`,
    atLeast: (name, limit) => `${name} en az ${limit} olmalı`,
    atMost: (name, limit) => `${name} en çok ${limit} olabilir`,
    atLeastLong: (name, limit) => `${name} en az ${limit} karakter olmalı`,
    atMostLong: (name, limit) => `${name} en çok ${limit} karakter olabilir`,
    atMostMany: (name, limit) => `${name} en çok ${limit} değer alabilir`,
    number: name => `${name} bir sayı olmalı`,
    wholeNumber: name => `${name} bir tam sayı olmalı`,
    oneText: name => `${name} tek bir metin olmalı`,
    oneOf: (name, values) => `${name} şunlardan biri olmalı: ${values}`,
    together: (name, other) => `${name} ve ${other} birlikte verilmeli`,
    form: name => `${name} beklenen biçimde değil`,
    body: 'içerik',
  },
}

/** Names that callers made up are quoted no longer than this. */
const LONGEST_NAME = 40

/** The first fault as a clause: 'radiusKm darf höchstens 100 sein'. */
export function reasonOf(faults: readonly QueryFault[], language: Language): string {
  const messages = MESSAGES[language]
  const [first] = faults
  if (first === undefined) return messages.form(messages.body)
  const { keyword, params } = first
  const name = first.instancePath.split('/').filter(Boolean).join('.') || messages.body
  switch (keyword) {
    case 'unrecognized_keys':
      return messages.unknown(textsOf(params.keys).join(', ').slice(0, LONGEST_NAME))
    case 'too_small':
      return (params.origin === 'string' ? messages.atLeastLong : messages.atLeast)(
        name,
        String(params.minimum),
      )
    case 'too_big':
      return tooBig(messages, params.origin)(name, String(params.maximum))
    case 'invalid_value':
      return messages.oneOf(name, textsOf(params.values).join(', '))
    case 'invalid_type':
      return wrongType(messages, params.expected)(name)
    case 'custom':
      return typeof params.params === 'object' && params.params !== null && 'other' in params.params
        ? messages.together(name, String(params.params.other))
        : messages.form(name)
    default:
      return messages.form(name)
  }
}

function tooBig(messages: QueryFaultMessages, origin: unknown): QueryFaultMessages['atMost'] {
  if (origin === 'string') return messages.atMostLong
  return origin === 'array' ? messages.atMostMany : messages.atMost
}

function wrongType(messages: QueryFaultMessages, expected: unknown): QueryFaultMessages['form'] {
  if (expected === 'number') return messages.number
  if (expected === 'int') return messages.wholeNumber
  return expected === 'string' ? messages.oneText : messages.form
}

function textsOf(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.map(String) : []
}
