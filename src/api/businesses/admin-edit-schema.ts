import { z } from 'zod'
import { fieldSchema, MAX_TYPED_LENGTH, storedFieldSchema } from '#api/businesses/field-schemas.ts'
import { websiteCheckSchema } from '#api/links/website-check-schema.ts'
import { IMPORT_CHANGES } from '#domain/business/admin-business.ts'
import { type Business, type BusinessField, SOURCES } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { HISTORY_KINDS } from '#domain/business/history.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import type { Edit } from '#domain/edit/edit.ts'
import { bulkActionSchema } from '#services/businesses/bulk-action.ts'
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

export const businessEditSchema = z.strictObject({
  version,
  fields: editFields,
  locks: z.partialRecord(field, z.boolean()).optional(),
  /** An unknown category is meant, and is created. */
  confirmsCategory: z.boolean().default(false),
})

export const versionSchema = z.strictObject({ version })
/** An empty reason is answered with a sentence, so it is no fault of the request. */
export const removalSchema = z.strictObject({ version, reason: z.string().max(MAX_TYPED_LENGTH) })

export const mergeSchema = z.strictObject({
  winnerId: id,
  loserId: id,
  take: z.array(field).max(FIELDS.length),
})
export const pairSchema = z.strictObject({ a: id, b: id })

const name = z.string().max(120).optional()

/** Which businesses; empty parts and 'all' ask for everything. */
export const bulkFilterSchema = z.strictObject({
  search: z.string().max(200).optional(),
  category: name,
  city: name,
  type: name,
  country: z.string().max(10).optional(),
  date: z.union([z.iso.date(), z.literal('all')]).optional(),
  state: z.enum(['public', 'hidden', 'removed', 'all']).optional(),
  importId: id.optional(),
  importChange: z.enum(IMPORT_CHANGES).optional(),
  staleSearch: id.optional(),
})

/** Rows are chosen by hand; for more there is the filter. */
const MOST_CHOSEN = 10_000

export const bulkSchema = z
  .strictObject({
    action: bulkActionSchema,
    ids: z.array(id).min(1).max(MOST_CHOSEN).optional(),
    filter: bulkFilterSchema.optional(),
    expectedCount: z.int().min(0),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'either ids or filter')

const source = z.strictObject({ source: z.enum(SOURCES), date: z.string(), isLocked: z.boolean() })
const sources = z.partialRecord(field, source)
const nullableText = z.string().nullable()

/** Every fact of a business, and what the directory adds. */
const business = z.strictObject({
  ...Object.fromEntries(FIELDS.map(field => [field, storedFieldSchema(field)])),
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
  sources,
  websiteCheck: websiteCheckSchema.nullable(),
})

export const historySchema = z.array(
  z.strictObject({
    id: z.int(),
    businessId: z.int(),
    at: z.int(),
    kind: z.enum(HISTORY_KINDS),
    source: z.enum(SOURCES),
    account: nullableText,
    runId: z.int().nullable(),
    changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    isUndoable: z.boolean(),
  }),
)

const side = adminBusinessPageSchema.shape.businesses.element

const reason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['phone', 'domain', 'name', 'address']), value: z.string() }),
  z.strictObject({ kind: z.literal('distance'), metres: z.int() }),
])

export const duplicatesSchema = z.strictObject({
  entries: z.array(z.strictObject({ a: side, b: side, score: z.int(), reasons: z.array(reason) })),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})

export const countSchema = z.strictObject({ count: z.int() })
