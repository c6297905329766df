import { z } from 'zod'
import { language, pageNumber, rowId } from '#api/http/schema.ts'
import { ADMIN_SORTS, IMPORT_CHANGES } from '#domain/business/admin-business.ts'
import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'

const name = z.string().max(120).optional()

/** Which businesses; empty parts and 'all' ask for everything. */
export const businessFilter = {
  search: z.string().max(200).optional(),
  category: name,
  city: name,
  country: z.string().max(10).optional(),
  /** ISO date in Germany, not later than today. */
  date: z.union([z.iso.date(), z.literal('all')]).optional(),
  state: z.enum(['public', 'hidden', 'removed', 'all']).optional(),
  status: z.enum([...BUSINESS_STATUSES, 'all']).optional(),
  /** What an import created ('new') or changed ('changed'); both without `importChange`. */
  importId: rowId.optional(),
  importChange: z.enum(IMPORT_CHANGES).optional(),
  /** What the newest import of a search no longer found. */
  staleSearch: rowId.optional(),
}

const order = {
  sortBy: z.enum(ADMIN_SORTS).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
}

export const adminBusinessesQuerySchema = z.strictObject({
  ...businessFilter,
  type: name,
  ...order,
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(100).default(20),
  language,
})

const line = z.coerce.number().int().min(1).max(10_000_000).optional()

export const exportQuerySchema = z.strictObject({
  ...businessFilter,
  /** Here `type` says how much, and the kind of business has a name of its own (specification, section 7). */
  businessType: name,
  type: z.enum(['all', 'range', 'date']).default('all'),
  start: line,
  end: line,
  ...order,
  separator: z.enum([';', ',', 'semicolon', 'comma']).default(';'),
  format: z.enum(['csv', 'zip']).default('csv'),
  language,
})

export const adminBusinessPageSchema = z.strictObject({
  businesses: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      address: z.string(),
      category: z.string(),
      city: z.string(),
      rating: z.string().nullable(),
      review_count: z.int(),
      type: z.string(),
      place_id: z.string().nullable(),
      country_code: z.string(),
      url_slug: z.string(),
      category_group: z.string(),
      phone: z.string().nullable(),
      website: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      source_date: z.string(),
      source: z.string(),
      completeness: z.int(),
      is_hidden: z.boolean(),
      is_removed: z.boolean(),
      updated_at: z.int(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})

export const optionsQuerySchema = z.strictObject({ q: z.string().max(120).optional(), language })

const counted = { count: z.int() }

export const categoryOptionsSchema = z.array(z.strictObject({ category: z.string(), ...counted }))
export const cityOptionsSchema = z.array(z.strictObject({ city: z.string(), ...counted }))
export const typeOptionsSchema = z.array(z.strictObject({ type: z.string(), ...counted }))
export const countryOptionsSchema = z.array(
  z.strictObject({ countryCode: z.string(), country: z.string(), ...counted }),
)
