import { useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { ValuesOf } from '#domain/form/form-fields.ts'
import { HOME_COUNTRY } from '#domain/place/country.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { BusinessEdit } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { CONTROL_PREFIX } from '#web/admin/businesses/fields/edit-control.ts'
import {
  type EditFormat,
  isSameValue,
  parseField,
  storedValue,
  textOf,
} from '#web/admin/businesses/fields/field-value.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { type Form, type FormOutcome, useForm } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

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

export interface BusinessForm
  extends Pick<Form<BusinessFields>, 'attempt' | 'idOf' | 'isSending' | 'refused'> {
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
  /** What was wrong with the fields in the last attempt, also with those that were touched since. */
  readonly faults: readonly FieldFault[]
  faultOf(field: BusinessField): string | undefined
  /** Sends the edit. @param left fields that keep the stored value */
  save(store: StoreEdit, left?: readonly BusinessField[]): Promise<void>
  /** Takes a newer version as the base and keeps what was typed. */
  adopt(fresh: AdminBusiness): Conflict
  /** Discards what was typed in these fields; in all of them without a list. */
  discard(fields?: readonly BusinessField[]): void
}

/** Stores an edit. @returns what is stored now; undefined where the form stays as it is */
export type StoreEdit = (edit: BusinessEdit) => Promise<AdminBusiness | undefined>

/** The state of a business's form: the stored values, and what was typed over them. */
export function useBusinessForm(initial: AdminBusiness): BusinessForm {
  const { language } = usePage()
  const format = useValueFormat()
  const [base, setBase] = useState(initial)
  const [found, setFound] = useState<readonly FieldFault[]>([])
  const form = useForm({
    fields: BUSINESS_FORM,
    start: valuesOf(initial.business, format),
    labels: inLanguage(adminBusinessMessages, language).fields,
    prefix: CONTROL_PREFIX,
    // Only `save` sends it.
    send: async () => ({ kind: 'done' }),
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
  const refuse = (faults: readonly FieldFault[]): FormOutcome<ValuesOf<BusinessFields>> => {
    setFound(faults)
    return { kind: 'faults', faults }
  }
  const edited = (left: readonly BusinessField[]): BusinessEdit | readonly FieldFault[] => {
    const parsed = changed
      .filter(field => !left.includes(field))
      .map(field => ({ field, result: parseField(field, values[field]) }))
    const faults = parsed.flatMap(({ field, result }) =>
      'code' in result ? [{ field, code: result.code }] : [],
    )
    if (faults.length > 0) return faults
    const fields = parsed.map(({ field, result }) => [field, 'value' in result ? result.value : null])
    const locks = relocked.filter(field => !left.includes(field)).map(field => [field, isLocked(field)])
    return {
      version: base.version,
      // Each value was read as its own field's kind; the server parses it again.
      fields: Object.fromEntries(fields) as BusinessEdit['fields'],
      ...(locks.length > 0 && { locks: Object.fromEntries(locks) }),
    }
  }
  return {
    ...form,
    base,
    text: field => values[field],
    setText: form.setAt,
    changed,
    isLocked,
    setLock: (field, lock) => form.setAt(`locks.${field}`, lock ? 'locked' : 'open'),
    changeCount: new Set([...changed, ...relocked]).size,
    faults: found,
    save: async (store, left = []) => {
      setFound([])
      await form.run(
        async () => {
          const edit = edited(left)
          if (!('fields' in edit)) return refuse(edit)
          try {
            const saved = await store(edit)
            if (saved === undefined) return { kind: 'done' }
            setBase(saved)
            return { kind: 'done', values: valuesOf(saved.business, format) }
          } catch (error) {
            if (isRouteError(error) && error.faults.length > 0) return refuse(error.faults)
            return { kind: 'refused', text: errorText(error, language) }
          }
        },
        async () => [],
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
    discard: fields => {
      setFound([])
      form.discard(fields)
      for (const field of fields ?? []) form.setAt(`locks.${field}`, '')
    },
  }
}

/** What a field really takes says its rule (domain/business/field-rules.ts). */
const TEXT = { kind: 'long', limit: Number.POSITIVE_INFINITY, isOptional: true } as const

/** '' while nobody said anything: a changed field gets locked then, and any other keeps its lock. */
const LOCK = { kind: 'choice', choices: ['locked', 'open'], isOptional: true } as const

/** Every field as the text of its control. */
const BUSINESS_FORM = {
  ...ofEveryField(() => TEXT),
  locks: { kind: 'group', fields: ofEveryField(() => LOCK) },
} as const

type BusinessFields = typeof BUSINESS_FORM

function valuesOf(business: Business, format: EditFormat): ValuesOf<BusinessFields> {
  const texts = ofEveryField(field => textOf(field, storedValue(business, field), format))
  return { ...texts, locks: ofEveryField(() => '') }
}

function ofEveryField<Value>(of: (field: BusinessField) => Value): Readonly<Record<BusinessField, Value>> {
  return Object.fromEntries(FIELDS.map(field => [field, of(field)])) as Record<BusinessField, Value>
}

function isChanged(field: BusinessField, text: string, { business }: AdminBusiness): boolean {
  const parsed = parseField(field, text)
  return 'code' in parsed || !isSameValue(parsed.value, storedValue(business, field))
}
