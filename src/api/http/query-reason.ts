import type { Language } from '#domain/language.ts'
import type { QueryFaultMessages } from '#messages/de/api/query-faults.ts'
import { everyLanguage } from '#messages/every-language.ts'

const MESSAGES = await everyLanguage<QueryFaultMessages>(
  language => import(`../../messages/${language}/api/query-faults.ts`),
)

/** One fault of a request's query or body, as the schemas find it. */
export interface QueryFault {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
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
