import { emailFault } from './email-fault.ts'
import { type FieldFault, type TextRule, withoutEdges } from './field-fault.ts'
import {
  type ChangeOf,
  type FormField,
  type FormFields,
  holds,
  type NumberField,
  type PathOf,
  type TextField,
  type TextKind,
  type ValuesOf,
} from './form-fields.ts'
import { phoneFault } from './phone-fault.ts'

/** The rules of kinds of text. */
export type TextRules = Readonly<Partial<Record<TextKind, TextRule>>>

/** Rules that are short; a form with other kinds adds its own (domain/listing/listing-faults.ts). */
const RULES: TextRules = {
  email: emailFault,
  phone: text => phoneFault(text),
  'postal-code': text => (/^\d{5}$/.test(text) ? undefined : 'postal_code_shape'),
}

/**
 * Checks the values of a form, on the server and before it is sent.
 * @param values those that are left out are not checked: a change says only what it changes
 * @param rules of further kinds
 * @returns at most one fault per field, in the order of the form; empty when it can be sent. Never throws.
 */
export function formFaults<Fields extends FormFields>(
  fields: Fields,
  values: ChangeOf<Fields> | ValuesOf<Fields>,
  rules: TextRules = {},
): readonly FieldFault<PathOf<Fields>>[] {
  // Each fault has the path of the field that it was found in.
  return faultsIn(fields, values, { ...RULES, ...rules }, '') as readonly FieldFault<PathOf<Fields>>[]
}

type Values = Readonly<Record<string, unknown>>

function faultsIn(
  fields: FormFields,
  values: Values,
  rules: TextRules,
  before: string,
): readonly FieldFault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    return value === undefined ? [] : faultsOf(field, value, { path: before + name, values, rules })
  })
}

interface Place {
  readonly path: string
  /** Of the fields beside it. */
  readonly values: Values
  readonly rules: TextRules
}

function faultsOf(field: FormField, value: unknown, place: Place): readonly FieldFault[] {
  const { path, values, rules } = place
  switch (field.kind) {
    case 'id':
    case 'option':
      return []
    case 'flag':
      return value === false && holds(field.isRequired, values) ? [{ field: path, code: 'unconfirmed' }] : []
    case 'number':
    case 'decimal':
      return isWithin(field, value) ? [] : [rangeFault(path, field)]
    case 'choices':
      return areChoices(field, value) ? [] : [{ field: path, code: 'choice_unknown' }]
    case 'group':
      return faultsIn(field.fields, value as Values, rules, `${path}.`)
    case 'rows': {
      const rows = value as readonly Values[]
      const faults = rows.flatMap((row, at) => faultsIn(field.fields, row, rules, `${path}.${at}.`))
      return rows.length <= field.limit
        ? faults
        : [{ field: path, code: 'too_many', limit: field.limit }, ...faults]
    }
    case 'choice': {
      const { choices } = field
      const rule: TextRule = text => (choices.includes(text) ? undefined : 'choice_unknown')
      return textFaults({ ...field, kind: 'text', limit: Number.POSITIVE_INFINITY, rule }, value, place)
    }
    default:
      return textFaults(field, value, place)
  }
}

function textFaults(
  { kind, limit, isOptional, rule }: TextField,
  value: unknown,
  { path, values, rules }: Place,
): readonly FieldFault[] {
  const text = withoutEdges(String(value))
  if (text === '') return holds(isOptional, values) ? [] : [{ field: path, code: 'required' }]
  if (text.length > limit) return [{ field: path, code: 'too_long', limit }]
  const code = rules[kind]?.(text) ?? rule?.(text)
  return code === undefined ? [] : [{ field: path, code }]
}

function isWithin({ kind, least, most }: NumberField, value: unknown): boolean {
  if (typeof value !== 'number' || !(value >= least && value <= most)) return false
  return kind === 'decimal' || Number.isInteger(value)
}

function rangeFault(path: string, { least, most, fault }: NumberField): FieldFault {
  return fault === undefined
    ? { field: path, code: 'number_range', least, limit: most }
    : { field: path, code: fault }
}

function areChoices(
  { choices, first }: { readonly choices: readonly string[]; readonly first?: string },
  value: unknown,
): boolean {
  const chosen = value as readonly string[]
  const areKnown = chosen.every(choice => choices.includes(choice)) && new Set(chosen).size === chosen.length
  return areKnown && (first === undefined || chosen[0] === first)
}

/** The lines of a text that say something, without blanks around them. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').map(withoutEdges).filter(Boolean)
}
