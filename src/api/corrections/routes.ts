import { z } from 'zod'
import { route } from '#api/http/route.ts'
import { language } from '#api/http/schema.ts'
import { formRoute, withPicturesKey } from '#api/submissions/form-route.ts'
import { daysOf, text } from '#api/submissions/schema.ts'
import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'
import { requestOwnerLink } from '#services/corrections/owner-links.ts'
import { prefillCorrection } from '#services/corrections/prefill-correction.ts'
import { submitCorrection } from '#services/corrections/submit-correction.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'

/** A field that is left out stays as the directory has it; '' empties it. */
const proposed = z.string().optional()

/** What visitors and owners propose to change about a business, and the links by which owners prove themselves. */
export const correctionRoutes = (deps: FormDeps) => [
  route(
    'GET /api/corrections/:businessId',
    {
      summary: 'What a form for corrections is prefilled with',
      params: prefillParamsSchema,
      query: prefillQuerySchema,
      answer: prefillSchema,
      problems: [404, 410],
    },
    ({ params, query }) => prefillCorrection(deps, { ...params, ...query }),
  ),
  formRoute(
    'POST /api/corrections',
    {
      summary: 'Proposes changes of a business',
      fields: {
        businessId: businessIdSchema,
        name: proposed,
        category: proposed,
        street: proposed,
        postal_code: proposed,
        city: proposed,
        phone: proposed,
        website: proposed,
        description: proposed,
        hours: z.strictObject(daysOf(proposed)).prefault({}),
        isClosed: z.boolean().default(false),
        isOpenAgain: z.boolean().default(false),
        comment: text,
        email: text,
        isOwner: z.boolean().default(false),
        proof: text,
        /** From a link mailed to the address on file; '' is none. */
        token: z.string().optional(),
      },
      problems: [404, 410],
    },
    async (envelope, { token, postal_code: postalCode, ...form }) => {
      const { name, category, street, city, phone, website, description, ...rest } = form
      const texts = { name, category, street, postalCode, city, phone, website, description }
      const correction = { ...rest, texts, token: token === '' ? undefined : token }
      return withPicturesKey(deps, envelope, await submitCorrection(deps, envelope, correction))
    },
  ),
  formRoute(
    'POST /api/owner-links',
    {
      summary:
        'Mails a link to the owner of a business; the same answer whether or not the address is on file',
      fields: { businessId: businessIdSchema, email: text },
      problems: [404, 410, 503],
    },
    async (envelope, form) => {
      const asked = await requestOwnerLink(deps, envelope, form)
      return asked.kind === 'asked' ? { kind: 'received', number: '', isMailed: true } : asked
    },
  ),
]

/** A business's number. */
const businessIdSchema = z
  .int()
  .min(1)
  .max(2 ** 31)

const prefillParamsSchema = z.strictObject({
  businessId: z.coerce.number<number | string>().pipe(businessIdSchema),
})

const prefillQuerySchema = z.strictObject({ token: z.string().optional(), language })

const prefillSchema = z.strictObject({
  name: z.string(),
  urlSlug: z.string(),
  number: z.string(),
  texts: z.strictObject({
    name: z.string(),
    category: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    website: z.string(),
    description: z.string(),
  }),
  hours: z.strictObject(daysOf(z.string())),
  status: z.enum(BUSINESS_STATUSES),
  isFromOwner: z.boolean(),
})
