import { z } from 'zod'
import { valuesSchema } from '#api/http/form-schema.ts'
import { route } from '#api/http/route.ts'
import { businessId, language } from '#api/http/schema.ts'
import { changeFormRoute, formRoute, withPicturesKey } from '#api/submissions/form-route.ts'
import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'
import { CORRECTION_FORM, CORRECTION_TEXTS, OWNER_LINK_FORM } from '#domain/correction/correction.ts'
import { WEEK_FIELD } from '#domain/listing/listing.ts'
import { requestOwnerLink } from '#services/corrections/owner-links.ts'
import { prefillCorrection } from '#services/corrections/prefill-correction.ts'
import { submitCorrection } from '#services/corrections/submit-correction.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'

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
  changeFormRoute(
    'POST /api/corrections',
    CORRECTION_FORM,
    // A field that is left out stays as the directory has it; '' empties it.
    { summary: 'Proposes changes of a business', problems: [404, 410] },
    async (envelope, correction) =>
      withPicturesKey(deps, envelope, await submitCorrection(deps, envelope, correction)),
  ),
  formRoute(
    'POST /api/owner-links',
    OWNER_LINK_FORM,
    {
      summary:
        'Mails a link to the owner of a business; the same answer whether or not the address is on file',
      problems: [404, 410, 503],
    },
    async (envelope, form) => {
      const asked = await requestOwnerLink(deps, envelope, form)
      return asked.kind === 'asked' ? { kind: 'received', number: '', isMailed: true } : asked
    },
  ),
]

const prefillParamsSchema = z.strictObject({
  businessId: z.coerce.number<number | string>().pipe(businessId),
})

const prefillQuerySchema = z.strictObject({ token: z.string().optional(), language })

const prefillSchema = z.strictObject({
  name: z.string(),
  urlSlug: z.string(),
  number: z.string(),
  texts: z.record(z.enum(CORRECTION_TEXTS), z.string()),
  hours: valuesSchema(WEEK_FIELD.fields),
  status: z.enum(BUSINESS_STATUSES),
  isFromOwner: z.boolean(),
})
