import type { BodyChangeOf, BodyOf, ChangeOf, FormFields, ValuesOf } from './form-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The body that states values, under the names of requests. */
export function bodyOf<Fields extends FormFields>(fields: Fields, values: ValuesOf<Fields>): BodyOf<Fields>
export function bodyOf<Fields extends FormFields>(
  fields: Fields,
  values: ChangeOf<Fields>,
): BodyChangeOf<Fields>
export function bodyOf(fields: FormFields, values: Values): unknown {
  const sent = Object.entries(values).filter(([name]) => fields[name]?.isLocal !== true)
  return Object.fromEntries(sent.map(([name, value]) => [wirePath(fields, name), value]))
}

/** The values that a body or an answer states; the reverse of bodyOf. */
export function valuesOf<Fields extends FormFields>(fields: Fields, body: BodyOf<Fields>): ValuesOf<Fields>
export function valuesOf<Fields extends FormFields>(
  fields: Fields,
  body: BodyChangeOf<Fields>,
): ChangeOf<Fields>
export function valuesOf(fields: FormFields, body: Values): unknown {
  const entries = Object.keys(fields).map(name => [name, body[wirePath(fields, name)]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** 'replyHours' -> 'reply_hours', 'operator.email' stays. */
export function wirePath(fields: FormFields, path: string): string {
  const [name = '', ...rest] = path.split('.')
  return [fields[name]?.wire ?? name, ...rest].join('.')
}

/** The reverse. */
export function pathOfWire(fields: FormFields, wire: string): string {
  const [first = '', ...rest] = wire.split('.')
  const name = Object.keys(fields).find(known => fields[known]?.wire === first)
  return [name ?? first, ...rest].join('.')
}
