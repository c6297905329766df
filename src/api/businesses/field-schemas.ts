import { z } from 'zod'
import type { BusinessField } from '#domain/business/business.ts'
import { FIELD_FORMS, type FieldKind } from '#domain/business/field-forms.ts'
import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { BY_APPOINTMENT } from '#domain/opening-hours/opening-hours.ts'

/** A value of a field as a request carries it. What it may really be says its rule (domain/business/fields.ts). */
export function fieldSchema(field: BusinessField): z.ZodType {
  return VALUE_OF[FIELD_FORMS[field].kind]
}

/** A stored value of a field; null where a field has no value for 'unknown'. */
export function storedFieldSchema(field: BusinessField): z.ZodType {
  const value = fieldSchema(field)
  return BUSINESS_FIELDS[field].unknown === null ? value.nullable() : value
}

/** A page of text and its markup; what a field really takes says its rule (domain/business/fields.ts). */
export const MAX_TYPED_LENGTH = 40_000
const MAX_LIST = 200

/** `to` is null for an open end. */
const interval = z.strictObject({ from: z.number(), to: z.number().nullable() })
const day = z.union([z.array(interval).max(MAX_LIST), z.literal(BY_APPOINTMENT)]).nullable()
const text = z.string().max(MAX_TYPED_LENGTH)

/** The value of a field as requests and answers carry it; an answer has the stored form, which is never looser. */
const VALUE_OF: Readonly<Record<FieldKind, z.ZodType>> = {
  text,
  long: text,
  choice: text,
  lines: z.array(text).max(MAX_LIST),
  decimal: z.number(),
  count: z.number(),
  level: z.number(),
  flag: z.boolean(),
  hours: z.tuple([day, day, day, day, day, day, day]),
  scores: z.array(z.number()).max(MAX_LIST),
  about: z.record(
    z.string().max(80),
    z.record(z.string().max(80), z.union([z.boolean(), z.string().max(400)])),
  ),
}
