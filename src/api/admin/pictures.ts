import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type FieldFault, fieldFaults, withoutEdges } from '#domain/form/field-fault.ts'
import { MAX_ALT_LENGTH, type OwnPicture } from '#domain/picture.ts'
import { addPicture } from '#services/add-picture.ts'
import type { AdminDeps } from '#services/admin-deps.ts'
import { arrangePictures, listPictures, pictureContent, removePicture } from '#services/own-pictures.ts'
import { answers } from '../answers.ts'
import { sendFaults } from '../problem.ts'
import { businessParamsSchema } from '../schemas/business-edit.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { arrangeSchema, pictureParamsSchema, picturesSchema } from '../schemas/pictures.ts'
import { accountOf } from './guard.ts'
import {
  PICTURE_BODY_BYTES,
  PICTURE_FORM_LIMITS,
  readPictureForm,
  refuseLargePicture,
} from './picture-form.ts'
import { beginSlowUpload, endSlowUpload } from './slow-upload.ts'

const PATH = '/api/admin/businesses/:id/pictures'
const TAGS = ['administrator']

/** A business's own pictures: uploading, seeing, arranging and removing them. */
export function registerPictures(app: FastifyInstance, deps: AdminDeps): void {
  app.register(uploadCall, deps)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const all = { tags: TAGS, params: businessParamsSchema, querystring: languageQuerySchema }
  const one = { tags: TAGS, params: pictureParamsSchema, querystring: languageQuerySchema }

  routes.get(
    PATH,
    {
      schema: {
        ...all,
        summary: 'The uploaded pictures of a business, in their order',
        response: answers(picturesSchema, 400, 401, 404),
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
        response: answers(z.instanceof(Buffer), 400, 401, 404),
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
        response: answers(picturesSchema, 400, 401, 404, 409, 410, 422),
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
        response: answers(picturesSchema, 400, 401, 404, 410),
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
async function uploadCall(app: FastifyInstance, deps: AdminDeps): Promise<void> {
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
        response: answers(picturesSchema, 400, 401, 404, 409, 410, 413, 415, 422, 507),
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
