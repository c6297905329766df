import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { CATEGORY_RULE_KINDS } from '#domain/category/category-rules.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'

const group = z.enum(GROUP_SLUGS)
const slug = z.string().trim().min(1).max(100)
const name = z.string().trim().min(1).max(80)

const placedSchema = z.strictObject({ slug: z.string(), name: z.string(), group })

const examplesSchema = z.array(z.strictObject({ id: z.int(), name: z.string(), city: z.string() })).readonly()

const proposalsSchema = z.array(z.strictObject({ slug: z.string(), name: z.string() })).readonly()

export const adminCategoryQuerySchema = pageQueryOf({
  search: z.string().max(80).default(''),
  group: z.union([group, z.literal('')]).default(''),
  known: z.enum(['', 'unknown']).default(''),
  sortBy: z.enum(['count', 'name']).default('count'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
})

export const adminCategoryPageSchema = pageOf(
  placedSchema.extend({
    count: z.int(),
    isKnown: z.boolean(),
    names: z.array(z.string()).readonly(),
    unknown: z
      .strictObject({
        firstImport: z.strictObject({ id: z.int(), fileName: z.string() }).nullable(),
        examples: examplesSchema,
        proposals: proposalsSchema,
      })
      .nullable(),
  }),
).extend({ unknownCount: z.int() })

/** `from` is the slug of a category in use; `to` a slug, or a name in any spelling. */
export const categoryChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('map'), from: slug, to: name }),
  z.strictObject({ kind: z.literal('merge'), from: slug, to: name }),
  z.strictObject({ kind: z.literal('rename'), from: slug, name }),
  z.strictObject({ kind: z.literal('group'), from: slug, group }),
  z.strictObject({ kind: z.literal('keep'), from: slug }),
])

export const categoryPreviewSchema = z.strictObject({
  from: placedSchema,
  to: placedSchema,
  count: z.int(),
  locked: z.int(),
  examples: examplesSchema,
  alsoMoved: z.array(z.string()).readonly(),
})

export const categoryRulesSchema = z
  .array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(CATEGORY_RULE_KINDS),
      from: placedSchema,
      to: placedSchema,
      account: z.string(),
      createdAt: z.int(),
    }),
  )
  .readonly()

/** The job that changes the businesses; null where there is nothing to change. */
export const categoryJobSchema = z.strictObject({ jobId: z.int().nullable() })
