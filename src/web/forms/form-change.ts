import type { ChangeOf, FormFields, ValuesOf } from '#domain/form/form-fields.ts'

/** What differs between two states of a form's values; of a group only the fields that differ. */
export function changeBetween<Fields extends FormFields>(
  fields: Fields,
  before: ValuesOf<Fields>,
  after: ValuesOf<Fields>,
): ChangeOf<Fields>
export function changeBetween(
  fields: FormFields,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): unknown {
  const entries = Object.entries(fields).map(([name, field]) => {
    const [old, now] = [before[name], after[name]]
    if (JSON.stringify(old) === JSON.stringify(now)) return [name, undefined]
    // The values of a group are an object.
    return [name, field.kind === 'group' ? changeBetween(field.fields, old as never, now as never) : now]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** How many fields a change has; each of a group counts. */
export function countChanges(fields: FormFields, change: Readonly<Record<string, unknown>>): number {
  return Object.entries(change)
    .map(([name, value]) => {
      const field = fields[name]
      return field?.kind === 'group' ? countChanges(field.fields, Object(value)) : 1
    })
    .reduce((sum, count) => sum + count, 0)
}
