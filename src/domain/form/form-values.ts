import type { ChangeOf, FormField, FormFields, ValuesOf } from './form-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of an empty form. A number has none and begins with its least. */
export function emptyValues<Fields extends FormFields>(fields: Fields): ValuesOf<Fields> {
  return mapFields(fields, emptyValue) as ValuesOf<Fields>
}

function emptyValue(field: FormField): unknown {
  switch (field.kind) {
    case 'flag':
      return false
    case 'number':
    case 'decimal':
      return field.least
    case 'id':
      return 0
    case 'option':
      return field.choices[0]
    case 'choices':
    case 'rows':
      return []
    case 'group':
      return emptyValues(field.fields)
    default:
      return ''
  }
}

/** Values with some of them changed. */
export function withChange<Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  change: ChangeOf<Fields>,
): ValuesOf<Fields>
export function withChange(fields: FormFields, values: Values, change: Values): unknown {
  return mapFields(fields, (field, name) => {
    const value = change[name]
    if (value === undefined) return values[name]
    return field.kind === 'group' ? withChange(field.fields, values[name] as never, value as never) : value
  })
}

/** The change that states one value. @param path 'email', 'hours.monday' */
export function changeAt(path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  return { [name]: rest.length === 0 ? value : changeAt(rest.join('.'), value) }
}

/** The value of a path. */
export function valueAt(values: Values, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Values | undefined)?.[name], values)
}

/** Longer than any text of a form that people type. */
const MAX_STORED_LENGTH = 10_000

/** What untrusted data, such as a browser's storage, says of the texts and boxes of a form. */
export function knownValues<Fields extends FormFields>(fields: Fields, stored: unknown): ChangeOf<Fields>
export function knownValues(fields: FormFields, stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(fields).map(([name, field]) => {
    const value: unknown = Object.hasOwn(stored, name) ? (stored as Values)[name] : undefined
    if (field.kind === 'group') {
      const known = knownValues(field.fields, value)
      return [name, Object.keys(known).length === 0 ? undefined : known]
    }
    const isKnown =
      field.kind === 'flag'
        ? typeof value === 'boolean'
        : typeof value === 'string' && value.length <= MAX_STORED_LENGTH
    return [name, isKnown ? value : undefined]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function mapFields<Result>(
  fields: FormFields,
  map: (field: FormField, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]))
}
