import { useState } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business, BusinessField } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { HOME_COUNTRY } from '#domain/place/country.ts'
import type { BusinessEdit } from '#web/admin/api/api.ts'
import {
  type EditFormat,
  isSameValue,
  parseField,
  storedValue,
  textOf,
} from '#web/admin/businesses/fields/field-value.ts'

/** A business of which nothing is known or stored. */
export const NOT_STORED: AdminBusiness = {
  // Its form reads the fields alone, and a field that is not there is unknown.
  business: { countryCode: HOME_COUNTRY } as Business,
  urlSlug: '',
  version: 0,
  isRemoved: false,
  answers: 'not-found',
  mergedInto: null,
  sources: {},
  websiteCheck: null,
}

/** How a newer version of the business differs from the form. */
export interface Conflict {
  /** Changed in both, differently: somebody must choose. */
  readonly clashing: readonly BusinessField[]
  /** Changed only in the newer version: the form shows the new value. */
  readonly taken: readonly BusinessField[]
}

export interface BusinessForm {
  /** The business as it was last read. */
  readonly base: AdminBusiness
  text(field: BusinessField): string
  setText(field: BusinessField, text: string): void
  /** Fields whose value differs from `base`. */
  readonly changed: readonly BusinessField[]
  isLocked(field: BusinessField): boolean
  setLock(field: BusinessField, isLocked: boolean): void
  /** Changed fields and changed locks. */
  readonly changeCount: number
  /** The edit to save, or what cannot be parsed. @param left fields that keep the stored value */
  parse(
    left?: readonly BusinessField[],
  ): { readonly edit: BusinessEdit } | { readonly faults: readonly FieldFault<BusinessField>[] }
  /** Takes a newer version as the base and keeps what was typed. */
  adopt(fresh: AdminBusiness): Conflict
  /** Takes the saved business as the base and discards what was typed before saving. */
  restart(saved: AdminBusiness): void
  /** Discards what was typed in these fields; in all of them without a list. */
  discard(fields?: readonly BusinessField[]): void
}

interface Typed {
  readonly base: AdminBusiness
  /** Only fields that somebody touched. */
  readonly texts: ByField<string>
  readonly locks: ByField<boolean>
}

/** The state of a business's form: the stored values, and what was typed over them. */
export function useBusinessForm(initial: AdminBusiness, format: EditFormat): BusinessForm {
  const [typed, setTyped] = useState<Typed>({ base: initial, texts: {}, locks: {} })
  const { base, texts, locks } = typed
  const changed = FIELDS.filter(field => isChanged(typed, field))
  /** By default a changed field gets locked, and any other keeps its lock. */
  const lockOtherwise = (field: BusinessField) =>
    changed.includes(field) || base.sources[field]?.isLocked === true
  const relocked = FIELDS.filter(field => locks[field] !== undefined && locks[field] !== lockOtherwise(field))
  return {
    base,
    changed,
    changeCount: new Set([...changed, ...relocked]).size,
    text: field => texts[field] ?? textOf(field, storedValue(base.business, field), format),
    setText: (field, text) => setTyped(now => ({ ...now, texts: { ...now.texts, [field]: text } })),
    isLocked: field => locks[field] ?? lockOtherwise(field),
    setLock: (field, isLocked) => setTyped(now => ({ ...now, locks: { ...now.locks, [field]: isLocked } })),
    parse: (left = []) => {
      const parsed = changed
        .filter(field => !left.includes(field))
        .map(field => ({ field, result: parseField(field, texts[field] ?? '') }))
      const locked = relocked.filter(field => !left.includes(field))
      const faults = parsed.flatMap(({ field, result }) =>
        'code' in result ? [{ field, code: result.code }] : [],
      )
      if (faults.length > 0) return { faults }
      const values = parsed.map(({ field, result }) => [field, 'value' in result ? result.value : null])
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
      const elsewhere = FIELDS.filter(
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
    // What was typed while the request was running is not saved yet, so it stays.
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
  const parsed = parseField(field, text)
  return 'code' in parsed || !isSameValue(parsed.value, storedValue(base.business, field))
}

type ByField<Value> = Readonly<Partial<Record<BusinessField, Value>>>

function pick<Value>(values: ByField<Value>, stays: (field: BusinessField) => boolean): ByField<Value> {
  return Object.fromEntries(
    FIELDS.filter(field => values[field] !== undefined && stays(field)).map(field => [field, values[field]]),
  )
}
