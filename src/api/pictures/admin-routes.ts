import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { businessParamsSchema } from '#api/businesses/admin-edit-schema.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { sendFaults } from '#api/http/problem.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { beginSlowUpload, endSlowUpload } from '#api/http/slow-upload.ts'
import { type FieldFault, fieldFaults, withoutEdges } from '#domain/form/field-fault.ts'
import { MAX_ALT_LENGTH, type OwnPicture } from '#domain/picture/picture.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { addPicture } from '#services/pictures/add-picture.ts'
import {
  arrangePictures,
  listPictures,
  pictureContent,
  removePicture,
} from '#services/pictures/own-pictures.ts'
import {
  PICTURE_BODY_BYTES,
  PICTURE_FORM_LIMITS,
  readPictureForm,
  refuseLargePicture,
} from './picture-form.ts'
import { arrangeSchema, pictureParamsSchema, picturesSchema } from './schema.ts'

const PATH = '/api/admin/businesses/:id/pictures'
const TAGS = ['administrator']

/** A business's own pictures: uploading, seeing, arranging and removing them. */
export function registerPictures(app: FastifyInstance, deps: AdminDeps): void {
  app.register(uploadRoute, deps)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const all = { tags: TAGS, params: businessParamsSchema, querystring: languageQuerySchema }
  const one = { tags: TAGS, params: pictureParamsSchema, querystring: languageQuerySchema }

  routes.get(
    PATH,
    {
      schema: {
        ...all,
        summary: 'The uploaded pictures of a business, in their order',
        response: responses(picturesSchema, 400, 401, 404),
      },
    },
    async ({ params }) => answerOf(await listPictures(deps, params.id)),
  )
  routes.get(
    `${PATH}/:picture`,
    {
      exposeHeadRoute: false,
      schema: {
        ...one,
        summary: 'One uploaded picture, WebP',
        response: responses(z.instanceof(Buffer), 400, 401, 404),
      },
    },
    async ({ params }, reply) =>
      reply
        .type('image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await pictureContent(deps, params.id, params.picture)),
  )
  routes.put(
    PATH,
    {
      schema: {
        ...all,
        summary: 'Puts the pictures of a business in an order, with their texts',
        body: arrangeSchema,
        response: responses(picturesSchema, 400, 401, 404, 409, 410, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const arranged = request.body.pictures.map(picture => ({
        ...picture,
        alt: withoutEdges(picture.alt),
      }))
      const fault = arranged.flatMap(({ alt }) => altFaults(alt))[0]
      if (fault !== undefined) return sendFaults(reply, [fault])
      const account = accountOf(request).username
      return reply.send(answerOf(await arrangePictures(deps, { id, account, arranged })))
    },
  )
  routes.post(
    `${PATH}/:picture/remove`,
    {
      schema: {
        ...one,
        summary: 'Removes an uploaded picture',
        response: responses(picturesSchema, 400, 401, 404, 410),
      },
    },
    async request => {
      const { id, picture } = request.params
      const account = accountOf(request).username
      return answerOf(await removePicture(deps, { id, account, picture }))
    },
  )
}

/** The call that takes a file. */
async function uploadRoute(app: FastifyInstance, deps: AdminDeps): Promise<void> {
  // Cut instead of refused: what is too large is then still read to its end, and its sender hears why.
  await app.register(multipart, { limits: PICTURE_FORM_LIMITS, throwFileSizeLimit: false })
  app.withTypeProvider<ZodTypeProvider>().post(
    PATH,
    {
      bodyLimit: PICTURE_BODY_BYTES,
      onRequest: async (request: FastifyRequest) => {
        refuseLargePicture(request)
        beginSlowUpload(request)
      },
      // Also after a connection that broke off, so that nothing of it lingers on a socket used again.
      onResponse: async (request: FastifyRequest) => endSlowUpload(request),
      schema: {
        tags: TAGS,
        summary: 'Uploads a picture (multipart, file picture and text alt) of a business',
        params: businessParamsSchema,
        querystring: languageQuerySchema,
        consumes: ['multipart/form-data'],
        response: responses(picturesSchema, 400, 401, 404, 409, 410, 413, 415, 422, 507),
      },
    },
    async (request, reply) => receive(deps, request, reply, request.params.id),
  )
}

async function receive(
  deps: AdminDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
): Promise<FastifyReply> {
  try {
    const { bytes, alt: typed } = await readPictureForm(request)
    const alt = withoutEdges(typed)
    const faults = altFaults(alt)
    if (faults.length > 0) return sendFaults(reply, faults)
    const account = accountOf(request).username
    return reply.send(answerOf(await addPicture(deps, { id, bytes, alt, account })))
  } finally {
    endSlowUpload(request)
  }
}

function altFaults(alt: string): readonly FieldFault[] {
  return fieldFaults({ alt }, [['alt', { limit: MAX_ALT_LENGTH }]])
}

function answerOf(pictures: readonly OwnPicture[]) {
  return { pictures: pictures.map(({ id, alt, width, height }) => ({ id, alt, width, height })) }
}
