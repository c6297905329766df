import { z } from 'zod'
import type { FieldShape } from '#domain/business/field-values.ts'
import { type BusinessField, definitionOf, type FieldFacts } from '#domain/business/fields.ts'
import { BY_APPOINTMENT } from '#domain/opening-hours/opening-hours.ts'

/** A value of a field as a request carries it. What it may really be says its rule (domain/business/field-rules.ts). */
export function fieldSchema(field: BusinessField): z.ZodType {
  const { shape, choices = [] } = definitionOf(field)
  const isNumber = choices.length > 0 && choices.every(choice => typeof choice === 'number')
  return isNumber ? z.number() : VALUE_OF[shape]
}

type StoredFields<Field extends BusinessField> = { readonly [Each in Field]: z.ZodType<FieldFacts[Each]> }

/** Stored values of some fields; null where a field has no value for 'unknown'. */
export function storedFields<Field extends BusinessField>(fields: readonly Field[]): StoredFields<Field> {
  const schemas = fields.map(field => {
    const value = storedSchema(field)
    return [field, definitionOf(field).unknown === null ? value.nullable() : value]
  })
  return Object.fromEntries(schemas) as StoredFields<Field>
}

function storedSchema(field: BusinessField): z.ZodType {
  const { shape, choices, shown } = definitionOf(field)
  // What only the area shows may be of a choice that there no longer is: a country that the operator has left.
  if (choices !== undefined && shown !== undefined) return z.literal(choices)
  if (shape === 'text') return z.string()
  return shape === 'count' ? z.int() : fieldSchema(field)
}

/** A page of text and its markup; what a field really takes says its rule (domain/business/field-rules.ts). */
export const MAX_TYPED_LENGTH = 40_000
const MAX_LIST = 200

/** `to` is null for an open end. */
const interval = z.strictObject({ from: z.number(), to: z.number().nullable() })
const day = z.union([z.array(interval).max(MAX_LIST), z.literal(BY_APPOINTMENT)]).nullable()
const text = z.string().max(MAX_TYPED_LENGTH)

/** The value of a field as requests carry it; an answer has the stored form, which is never looser. */
const VALUE_OF: Readonly<Record<FieldShape, z.ZodType>> = {
  text,
  texts: z.array(text).max(MAX_LIST),
  choice: text,
  decimal: z.number(),
  count: z.number(),
  flag: z.boolean(),
  hours: z.tuple([day, day, day, day, day, day, day]),
  scores: z.array(z.number()).max(MAX_LIST),
  about: z.record(
    z.string().max(80),
    z.record(z.string().max(80), z.union([z.boolean(), z.string().max(400)])),
  ),
}
