import { useState } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business } from '#domain/business/business.ts'
import type { FieldKind } from '#domain/business/field-values.ts'
import { type BusinessField, definitionOf, FIELDS } from '#domain/business/fields.ts'
import type { FlagField, OptionField, TextField, TextKind, ValuesOf } from '#domain/form/form-fields.ts'
import { HOME_COUNTRY } from '#domain/place/country.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { BusinessEdit } from '#web/admin/api/api.ts'
import {
  type EditFormat,
  isSameValue,
  parseField,
  storedValue,
  typedValue,
} from '#web/admin/businesses/fields/field-value.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { type AdminForm, useAdminForm } from '#web/admin/ui/use-admin-form.ts'
import { useMessages } from '#web/messages.ts'

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

export interface BusinessForm extends AdminForm<BusinessFields> {
  /** The business as it was last read. */
  readonly base: AdminBusiness
  /** What is typed into a field that is a text. */
  text(field: BusinessField): string
  /** Fields whose value differs from `base`. */
  readonly changed: readonly BusinessField[]
  isLocked(field: BusinessField): boolean
  setLock(field: BusinessField, isLocked: boolean): void
  /** Sends the edit. @param left fields that keep the stored value */
  save(store: StoreEdit, left?: readonly BusinessField[]): Promise<unknown>
  /** Takes a newer version as the base and keeps what was typed. */
  adopt(fresh: AdminBusiness): Conflict
  /** Discards what was typed in these fields. */
  leave(fields: readonly BusinessField[]): void
}

/** Stores an edit. @returns what is stored now; undefined where the form stays as it is */
export type StoreEdit = (edit: BusinessEdit) => Promise<AdminBusiness | undefined>

/** The state of a business's form: the stored values, and what was typed over them. */
export function useBusinessForm(initial: AdminBusiness): BusinessForm {
  const format = useValueFormat()
  const [base, setBase] = useState(initial)
  const form = useAdminForm({
    fields: BUSINESS_FORM,
    start: valuesOf(initial.business, format),
    labels: useMessages(adminBusinessMessages).fields,
    prefix: 'f-',
    hasSummary: true,
    // Only `save` sends it.
    store: async () => undefined,
  })
  const { values } = form
  // What nobody touched is no change, also where a field is empty of which nothing is stored.
  const changed = FIELDS.filter(
    field => form.change[field] !== undefined && isChanged(field, values[field], base),
  )
  const lockOtherwise = (field: BusinessField) =>
    changed.includes(field) || base.sources[field]?.isLocked === true
  const isLocked = (field: BusinessField) =>
    values.locks[field] === '' ? lockOtherwise(field) : values.locks[field] === 'locked'
  const relocked = FIELDS.filter(field => isLocked(field) !== lockOtherwise(field))
  return {
    ...form,
    base,
    text: field => String(values[field]),
    changed,
    isLocked,
    setLock: (field, lock) => form.setAt(`locks.${field}`, lock ? 'locked' : 'open'),
    changeCount: new Set([...changed, ...relocked]).size,
    save: (store, left = []) => {
      const isSent = (field: BusinessField) => !left.includes(field)
      // Whoever changes a rating says whose it is.
      const stated = changed.includes('rating') ? new Set([...changed, 'ratingSource' as const]) : changed
      const parsed = [...stated]
        .filter(isSent)
        .map(field => ({ field, code: undefined, value: null, ...parseField(field, values[field]) }))
      const locks = relocked.filter(isSent).map(field => [field, isLocked(field)])
      return form.storeBy(
        async () => {
          const saved = await store({
            version: base.version,
            // Each value was read as its own field's kind; the server parses it again.
            fields: Object.fromEntries(
              parsed.map(({ field, value }) => [field, value]),
            ) as BusinessEdit['fields'],
            ...(locks.length > 0 && { locks: Object.fromEntries(locks) }),
          })
          if (saved === undefined) return undefined
          setBase(saved)
          return valuesOf(saved.business, format)
        },
        async () => parsed.flatMap(({ field, code }) => (code === undefined ? [] : [{ field, code }])),
      )
    },
    adopt: fresh => {
      const elsewhere = FIELDS.filter(
        field => !isSameValue(storedValue(base.business, field), storedValue(fresh.business, field)),
      )
      // Typed as it is stored, in other words: no change.
      const same = FIELDS.filter(field => form.change[field] !== undefined && !changed.includes(field))
      if (same.length > 0) form.discard(same)
      form.rebase(valuesOf(fresh.business, format))
      setBase(fresh)
      return {
        clashing: elsewhere.filter(
          field => changed.includes(field) && isChanged(field, values[field], fresh),
        ),
        taken: elsewhere.filter(field => !changed.includes(field)),
      }
    },
    leave: fields => {
      form.discard(fields)
      for (const field of fields) form.setAt(`locks.${field}`, '')
    },
  }
}

/** What a field really takes says its rule (domain/business/field-rules.ts). */
function controlOf(field: BusinessField): TextField | OptionField | FlagField {
  const { kind, shape, choices = [], unknown } = definitionOf(field)
  if (shape === 'flag') return { kind: 'flag' }
  if (shape === 'choice')
    return { kind: 'option', choices: [...(unknown === null ? [''] : []), ...choices.map(String)] }
  const textKind = field === 'postalCode' ? 'postal-code' : TEXT_KINDS[kind]
  const isLong = shape === 'texts'
  return {
    kind: textKind ?? (isLong ? 'long' : 'text'),
    limit: Number.POSITIVE_INFINITY,
    isOptional: true,
  }
}

const TEXT_KINDS: Readonly<Partial<Record<FieldKind, TextKind>>> = {
  paragraphs: 'long',
  phone: 'phone',
  email: 'email',
  link: 'website',
}

/** '' while nobody said anything: a changed field gets locked then, and any other keeps its lock. */
const LOCK = { kind: 'option', choices: ['', 'locked', 'open'] } as const

const BUSINESS_FORM = {
  ...ofEveryField(controlOf),
  locks: { kind: 'group', fields: ofEveryField(() => LOCK) },
} as const

type BusinessFields = typeof BUSINESS_FORM

function valuesOf(business: Business, format: EditFormat): ValuesOf<BusinessFields> {
  const typed = ofEveryField(field => typedValue(field, storedValue(business, field), format))
  return { ...typed, locks: ofEveryField(() => '' as const) }
}

function ofEveryField<Value>(of: (field: BusinessField) => Value): Readonly<Record<BusinessField, Value>> {
  return Object.fromEntries(FIELDS.map(field => [field, of(field)])) as Record<BusinessField, Value>
}

function isChanged(field: BusinessField, typed: string | boolean, { business }: AdminBusiness): boolean {
  const parsed = parseField(field, typed)
  return 'code' in parsed || !isSameValue(parsed.value, storedValue(business, field))
}
