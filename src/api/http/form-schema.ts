import { z } from 'zod'
import { wirePath } from '#domain/form/form-body.ts'
import type { BodyChangeOf, BodyOf, FormField, FormFields } from '#domain/form/form-fields.ts'
import { businessId } from './schema.ts'

/** The shape of a body, for schemas that add something to it. */
export type BodyShape = Readonly<Record<string, z.ZodType>>

/**
 * The body of a request that fills in a form. A field that is left out says nothing: it is empty, and the faults of the form
 * say what is missing or too long. A number has to be there.
 */
export function bodyShape(fields: FormFields): BodyShape {
  return shapeOf(fields, (field, schema) => {
    if (schema instanceof z.ZodString) return schema.default('')
    if (schema instanceof z.ZodBoolean) return schema.default(false)
    return field.kind === 'group' ? z.strictObject(bodyShape(field.fields)).prefault({}) : schema
  })
}

/** The same as a schema. */
export function bodySchema<Fields extends FormFields>(
  fields: Fields,
): z.ZodType<BodyOf<Fields>, BodyChangeOf<Fields>> {
  // The shape has a schema for each field, which the type names one by one.
  return z.strictObject(bodyShape(fields)) as unknown as ReturnType<typeof bodySchema<Fields>>
}

/** The body of a request that changes values: what is left out stays. The number of what it is about has to be there. */
export function changeShape(fields: FormFields): BodyShape {
  return shapeOf(fields, (field, schema) => {
    if (field.kind === 'id') return schema
    return field.kind === 'group' ? z.strictObject(changeShape(field.fields)).optional() : schema.optional()
  })
}

/** A change of a form's values, and further properties of the body. */
export function changeSchema<Fields extends FormFields, More extends z.ZodRawShape>(
  fields: Fields,
  more: More,
): z.ZodType<
  BodyChangeOf<Fields> & z.output<z.ZodObject<More>>,
  BodyChangeOf<Fields> & z.input<z.ZodObject<More>>
> {
  return z.strictObject({ ...changeShape(fields), ...more }) as unknown as ReturnType<
    typeof changeSchema<Fields, More>
  >
}

/** All values of a form, as answers have them. */
export function valuesSchema<Fields extends FormFields>(
  fields: Fields,
): z.ZodType<BodyOf<Fields>, BodyOf<Fields>> {
  const shape = shapeOf(fields, (_field, schema) => schema)
  return z.strictObject(shape) as unknown as ReturnType<typeof valuesSchema<Fields>>
}

function shapeOf(
  fields: FormFields,
  complete: (field: FormField, schema: z.ZodType) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [wirePath(fields, name), complete(field, schemaOf(field))]),
  )
}

function schemaOf(field: FormField): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean()
    case 'number':
    case 'decimal':
      return z.number()
    case 'id':
      return businessId
    case 'option':
      return z.enum(field.choices)
    case 'choices':
      return z.array(z.enum(field.choices))
    case 'group':
      return valuesSchema(field.fields)
    case 'rows':
      return z.array(valuesSchema(field.fields))
    default:
      return z.string()
  }
}
