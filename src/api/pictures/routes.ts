import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AddressConcurrencyLimit } from '#api/http/address-concurrency-limit.ts'
import { httpRoute, refused } from '#api/http/route.ts'
import { serve } from '#api/http/serve.ts'
import { type FieldFault, fieldFaults, withoutEdges } from '#domain/form/field-fault.ts'
import { MAX_ALT_LENGTH } from '#domain/picture/picture.ts'
import { offerPicture, openForPictures, type PictureFormDeps } from '#services/pictures/offer-picture.ts'
import {
  PICTURE_BODY_BYTES,
  PICTURE_FORM_LIMITS,
  readPictureForm,
  refuseLargePicture,
} from './picture-form.ts'

/** Pictures that are sent with a correction or a listing, one a request. */
export const offeredPictureRoutes = (deps: PictureFormDeps, limit = new AddressConcurrencyLimit()) => [
  httpRoute(
    'POST /api/submissions/pictures',
    {
      summary:
        'Sends a picture (multipart: file picture, texts alt and rights) with a correction or a listing just sent',
      // The key that the answer to the form came with; known before any of the file is read.
      headers: z.looseObject({ 'x-pictures-key': z.string().max(100) }),
      consumes: 'multipart/form-data',
      bodyLimit: PICTURE_BODY_BYTES,
      answer: z.strictObject({}),
      problems: [403, 404, 409, 413, 415, 422, 429, 507],
    },
    async (_input, { request, reply }) => {
      const id = await openForPictures(deps, String(request.headers['x-pictures-key']))
      await reply.countPicture()
      const { bytes, alt: typed, hasRights } = await readPictureForm(request)
      const alt = withoutEdges(typed)
      const faults: FieldFault[] = [...fieldFaults({ alt }, [['alt', { limit: MAX_ALT_LENGTH }]])]
      if (!hasRights) faults.push({ field: 'rights', code: 'required' })
      if (faults.length > 0) return refused(faults)
      await limit.run(request, reply, () => offerPicture(deps, { id, bytes, alt }))
      return {}
    },
  ),
]

/** Serves them; in a scope of its own, because it takes files. */
export async function serveOfferedPictures(app: FastifyInstance, deps: PictureFormDeps): Promise<void> {
  // Cut instead of refused: what is too large is then still read to its end, and its sender hears why.
  await app.register(multipart, { limits: PICTURE_FORM_LIMITS, throwFileSizeLimit: false })
  serve(app, offeredPictureRoutes(deps), {
    tag: 'forms',
    onRequest: async request => refuseLargePicture(request),
  })
}
