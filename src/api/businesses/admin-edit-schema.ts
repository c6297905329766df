import { z } from 'zod'
import { fieldSchema, MAX_TYPED_LENGTH, storedFields } from '#api/businesses/field-schemas.ts'
import { pageOf } from '#api/http/schema.ts'
import { ADDRESS_ANSWERS } from '#domain/business/admin-business.ts'
import { type Business, SOURCES } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { HISTORY_KINDS } from '#domain/business/history.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import type { Edit } from '#domain/edit/edit.ts'
import { websiteCheckSchema } from '#domain/link/link-fault.ts'
import { adminBusinessPageSchema } from './admin-schema.ts'

const id = z
  .int()
  .min(1)
  .max(2 ** 31)
const version = z.int().min(0)

export const businessParamsSchema = z.strictObject({ id: z.coerce.number().pipe(id) })
export const historyParamsSchema = z.strictObject({
  id: z.coerce.number().pipe(id),
  entry: z.coerce.number().pipe(z.int().min(1)),
})

/** What an edit may say of each field; null empties it. */
const editFields = z.strictObject(
  Object.fromEntries(FIELDS.map(field => [field, fieldSchema(field).nullable().optional()])),
) as unknown as z.ZodType<Edit['fields'], Edit['fields']>

const field = z.enum(FIELDS as readonly [BusinessField, ...BusinessField[]])

const confirmations = {
  /** An unknown category is meant, and is created. */
  confirmsCategory: z.boolean().default(false),
  /** The place is right, whatever the gazetteer says. */
  confirmsPlace: z.boolean().default(false),
}

export const businessEditSchema = z.strictObject({
  version,
  fields: editFields,
  locks: z.partialRecord(field, z.boolean()).optional(),
  ...confirmations,
})

export const newBusinessSchema = z.strictObject({
  fields: editFields,
  ...confirmations,
  /** It is none of the similar businesses. */
  isAnother: z.boolean().default(false),
})

export const versionSchema = z.strictObject({ version })
/**
 * `overwrite` decides about facts that something newer changed: those named go back, the others stay. What is decided
 * was read from a version.
 */
export const historyUndoSchema = z
  .strictObject({ version: version.optional(), overwrite: z.array(z.string().max(40)).max(200).optional() })
  .refine(
    ({ version, overwrite }) => overwrite === undefined || version !== undefined,
    'overwrite without version',
  )
  .nullish()
/** An empty reason is answered with a sentence, so it is no fault of the request. */
export const removalSchema = z.strictObject({ version, reason: z.string().max(MAX_TYPED_LENGTH) })

export const mergeSchema = z.strictObject({
  winnerId: id,
  loserId: id,
  take: z.array(field).max(FIELDS.length),
})
export const pairSchema = z.strictObject({ a: id, b: id })

const source = z.strictObject({ source: z.enum(SOURCES), date: z.string(), isLocked: z.boolean() })
const sources = z.partialRecord(field, source)
const nullableText = z.string().nullable()

/** Every fact of a business, and what the directory adds. */
const business = z.strictObject({
  ...storedFields(FIELDS),
  id: z.int(),
  categorySlug: z.string(),
  categoryGroup: z.enum(GROUP_SLUGS),
  citySlug: z.string(),
  slug: z.string(),
  completeness: z.int(),
  source: z.enum(SOURCES),
  sourceDate: z.string(),
  fieldSources: sources,
  isHidden: z.boolean(),
  createdAt: z.int(),
  updatedAt: z.int(),
}) as unknown as z.ZodType<Business>

export const adminBusinessSchema = z.strictObject({
  business,
  urlSlug: z.string(),
  version: z.int(),
  isRemoved: z.boolean(),
  answers: z.enum(ADDRESS_ANSWERS),
  mergedInto: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  sources,
  websiteCheck: websiteCheckSchema.nullable(),
})

export const addedBusinessSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('added'), business: adminBusinessSchema }),
  z.strictObject({
    kind: z.literal('similar'),
    businesses: adminBusinessPageSchema.shape.businesses,
    /** It is the one of the list, so no other one can be added. */
    isSame: z.boolean(),
  }),
])

const changes = z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() }))

export const historySchema = z.array(
  z.strictObject({
    id: z.int(),
    businessId: z.int(),
    at: z.int(),
    kind: z.enum(HISTORY_KINDS),
    source: z.enum(SOURCES),
    account: nullableText,
    runId: z.int().nullable(),
    bulkEditId: z.int().nullable(),
    changes,
    isUndoable: z.boolean(),
    conflicts: z.array(z.strictObject({ facts: z.array(z.string()), changes, entryId: z.int() })),
  }),
)

const side = adminBusinessPageSchema.shape.businesses.element

const reason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['phone', 'domain', 'name', 'address']), value: z.string() }),
  z.strictObject({ kind: z.literal('distance'), metres: z.int() }),
])

export const duplicatesSchema = pageOf(
  z.strictObject({ a: side, b: side, score: z.int(), reasons: z.array(reason) }),
)
