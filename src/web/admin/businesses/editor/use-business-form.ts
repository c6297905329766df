import { useState } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { BusinessField } from '#domain/business/business.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { BusinessEdit } from '#web/admin/api/api.ts'
import { FORM_FIELDS } from '#web/admin/businesses/fields/field-groups.ts'
import {
  type EditFormat,
  isSameValue,
  parseField,
  storedValue,
  textOf,
} from '#web/admin/businesses/fields/field-value.ts'

/** What a newer version of the business means for what was typed. */
export interface Conflict {
  /** Changed here and there, differently: somebody must choose. */
  readonly clashing: readonly BusinessField[]
  /** Changed only there: the form shows the new value. */
  readonly taken: readonly BusinessField[]
}

export interface BusinessForm {
  /** The business as it was last read. */
  readonly base: AdminBusiness
  text(field: BusinessField): string
  setText(field: BusinessField, text: string): void
  /** Fields that say something else than `base`. */
  readonly changed: readonly BusinessField[]
  isLocked(field: BusinessField): boolean
  setLock(field: BusinessField, isLocked: boolean): void
  /** Changed fields and changed locks. */
  readonly changeCount: number
  /** What saving sends, or what cannot be read. @param left fields that keep what is stored */
  read(
    left?: readonly BusinessField[],
  ): { readonly edit: BusinessEdit } | { readonly faults: readonly FieldFault<BusinessField>[] }
  /** Goes on from a newer version, keeping what was typed. */
  adopt(fresh: AdminBusiness): Conflict
  /** The business as saved: what was typed until then is forgotten. */
  restart(saved: AdminBusiness): void
  /** Forgets what was typed in these fields; in all of them without a list. */
  discard(fields?: readonly BusinessField[]): void
}

interface Typed {
  readonly base: AdminBusiness
  /** Only fields that somebody touched. */
  readonly texts: ByField<string>
  readonly locks: ByField<boolean>
}

/** The form of one business: what was read, and over it what was typed. */
export function useBusinessForm(initial: AdminBusiness, writing: EditFormat): BusinessForm {
  const [typed, setTyped] = useState<Typed>({ base: initial, texts: {}, locks: {} })
  const { base, texts, locks } = typed
  const changed = FORM_FIELDS.filter(field => isChanged(typed, field))
  /** Without a word about it, a changed field is locked and another stays as it is. */
  const lockOtherwise = (field: BusinessField) =>
    changed.includes(field) || base.sources[field]?.isLocked === true
  const relocked = FORM_FIELDS.filter(
    field => locks[field] !== undefined && locks[field] !== lockOtherwise(field),
  )
  return {
    base,
    changed,
    changeCount: new Set([...changed, ...relocked]).size,
    text: field => texts[field] ?? textOf(field, storedValue(base.business, field), writing),
    setText: (field, text) => setTyped(now => ({ ...now, texts: { ...now.texts, [field]: text } })),
    isLocked: field => locks[field] ?? lockOtherwise(field),
    setLock: (field, isLocked) => setTyped(now => ({ ...now, locks: { ...now.locks, [field]: isLocked } })),
    read: (left = []) => {
      const readings = changed
        .filter(field => !left.includes(field))
        .map(field => ({ field, reading: parseField(field, texts[field] ?? '') }))
      const locked = relocked.filter(field => !left.includes(field))
      const faults = readings.flatMap(({ field, reading }) =>
        'code' in reading ? [{ field, code: reading.code }] : [],
      )
      if (faults.length > 0) return { faults }
      const values = readings.map(({ field, reading }) => [field, 'value' in reading ? reading.value : null])
      return {
        edit: {
          version: base.version,
          // Each value was read as its own field's kind; the server parses it again.
          fields: Object.fromEntries(values) as BusinessEdit['fields'],
          ...(locked.length > 0 && {
            locks: Object.fromEntries(locked.map(field => [field, locks[field]])),
          }),
        },
      }
    },
    adopt: fresh => {
      const elsewhere = FORM_FIELDS.filter(
        field => !isSameValue(storedValue(base.business, field), storedValue(fresh.business, field)),
      )
      setTyped(now => ({
        ...now,
        base: fresh,
        texts: pick(now.texts, field => isChanged(now, field)),
      }))
      return {
        clashing: elsewhere.filter(
          field => changed.includes(field) && isChanged({ ...typed, base: fresh }, field),
        ),
        taken: elsewhere.filter(field => !changed.includes(field)),
      }
    },
    // What was typed while the answer was on its way is not saved yet, so it stays.
    restart: saved =>
      setTyped(now => ({
        base: saved,
        texts: pick(now.texts, field => now.texts[field] !== texts[field]),
        locks: pick(now.locks, field => now.locks[field] !== locks[field]),
      })),
    discard: fields => {
      const stays = (field: BusinessField) => fields !== undefined && !fields.includes(field)
      setTyped(now => ({ ...now, texts: pick(now.texts, stays), locks: pick(now.locks, stays) }))
    },
  }
}

function isChanged({ base, texts }: Typed, field: BusinessField): boolean {
  const text = texts[field]
  if (text === undefined) return false
  const reading = parseField(field, text)
  return 'code' in reading || !isSameValue(reading.value, storedValue(base.business, field))
}

type ByField<Value> = Readonly<Partial<Record<BusinessField, Value>>>

function pick<Value>(values: ByField<Value>, stays: (field: BusinessField) => boolean): ByField<Value> {
  return Object.fromEntries(
    FORM_FIELDS.filter(field => values[field] !== undefined && stays(field)).map(field => [
      field,
      values[field],
    ]),
  )
}
