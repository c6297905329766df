import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { type FieldFault, fieldFaults, withoutEdges } from '#domain/form/field-fault.ts'
import { MAX_ALT_LENGTH } from '#domain/picture/picture.ts'
import { offerPicture, openForPictures, type PictureFormDeps } from '#services/pictures/offer-picture.ts'
import {
  PICTURE_BODY_BYTES,
  PICTURE_FORM_LIMITS,
  readPictureForm,
  refuseLargePicture,
} from './picture-form.ts'

/** The key that the answer to a correction came with; known before any of the file is read. */
const headersSchema = z.looseObject({ 'x-pictures-key': z.string().max(100) })

/** Pictures that are sent with a correction, one a call. */
export async function registerOfferedPictures(app: FastifyInstance, deps: PictureFormDeps): Promise<void> {
  // Cut instead of refused: what is too large is then still read to its end, and its sender hears why.
  await app.register(multipart, { limits: PICTURE_FORM_LIMITS, throwFileSizeLimit: false })
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/corrections/pictures',
    {
      bodyLimit: PICTURE_BODY_BYTES,
      onRequest: async request => refuseLargePicture(request),
      schema: {
        tags: ['forms'],
        summary:
          'Sends a picture (multipart: file picture, texts alt and rights) with a correction just sent',
        querystring: languageQuerySchema,
        headers: headersSchema,
        consumes: ['multipart/form-data'],
        response: responses(z.strictObject({}), 400, 403, 404, 409, 413, 415, 422, 429, 507),
      },
    },
    async (request, reply) => {
      const id = await openForPictures(deps, request.headers['x-pictures-key'])
      await reply.countForm()
      const { bytes, alt: typed, hasRights } = await readPictureForm(request)
      const alt = withoutEdges(typed)
      const faults: FieldFault[] = [...fieldFaults({ alt }, [['alt', { limit: MAX_ALT_LENGTH }]])]
      if (!hasRights) faults.push({ field: 'rights', code: 'required' })
      if (faults.length > 0) return sendFaults(reply, faults)
      await offerPicture(deps, { id, bytes, alt })
      return reply.send({})
    },
  )
}
