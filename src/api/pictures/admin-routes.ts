import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { businessParamsSchema } from '#api/businesses/admin-edit-schema.ts'
import { adminRoute } from '#api/http/admin-route.ts'
import { refused } from '#api/http/route.ts'
import { sendPicture } from '#api/http/send-file.ts'
import { serve } from '#api/http/serve.ts'
import { beginSlowUpload, endSlowUpload } from '#api/http/slow-upload.ts'
import { type FieldFault, fieldFaults, withoutEdges } from '#domain/form/field-fault.ts'
import { MAX_ALT_LENGTH, type OwnPicture } from '#domain/picture/picture.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
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

/** A business's own pictures: seeing, arranging and removing them. */
export const pictureRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/businesses/:id/pictures',
    {
      summary: 'The uploaded pictures of a business, in their order',
      params: businessParamsSchema,
      answer: picturesSchema,
      problems: [404],
    },
    async ({ params }) => answerOf(await listPictures(deps, params.id)),
  ),
  adminRoute(
    'GET /api/admin/businesses/:id/pictures/:picture',
    {
      summary: 'One uploaded picture, WebP',
      params: pictureParamsSchema,
      answer: z.instanceof(Buffer),
      problems: [404],
      isFile: true,
    },
    async ({ params }, { reply }) =>
      sendPicture(reply, await pictureContent(deps, params.id, params.picture)),
  ),
  adminRoute(
    'PUT /api/admin/businesses/:id/pictures',
    {
      summary: 'Puts the pictures of a business in an order, with their texts',
      params: businessParamsSchema,
      body: arrangeSchema,
      answer: picturesSchema,
      problems: [404, 409, 410, 422],
    },
    async ({ params, body }, { admin }) => {
      const arranged = body.pictures.map(picture => ({ ...picture, alt: withoutEdges(picture.alt) }))
      const fault = arranged.flatMap(({ alt }) => altFaults(alt))[0]
      if (fault !== undefined) return refused([fault])
      return answerOf(await arrangePictures(deps, { ...params, account: admin.username, arranged }))
    },
  ),
  adminRoute(
    'POST /api/admin/businesses/:id/pictures/:picture/remove',
    {
      summary: 'Removes an uploaded picture',
      params: pictureParamsSchema,
      answer: picturesSchema,
      problems: [404, 410],
    },
    async ({ params }, { admin }) =>
      answerOf(await removePicture(deps, { ...params, account: admin.username })),
  ),
]

/** The route that takes a picture. */
export const pictureUploadRoutes = (deps: AdminDeps) => [
  adminRoute(
    'POST /api/admin/businesses/:id/pictures',
    {
      summary: 'Uploads a picture (multipart, file picture and text alt) of a business',
      params: businessParamsSchema,
      consumes: 'multipart/form-data',
      bodyLimit: PICTURE_BODY_BYTES,
      answer: picturesSchema,
      problems: [404, 409, 410, 413, 415, 422, 507],
    },
    async ({ params }, { admin, request }) => {
      try {
        const { bytes, alt: typed } = await readPictureForm(request)
        const alt = withoutEdges(typed)
        const faults = altFaults(alt)
        if (faults.length > 0) return refused(faults)
        return answerOf(await addPicture(deps, { ...params, bytes, alt, account: admin.username }))
      } finally {
        endSlowUpload(request)
      }
    },
  ),
]

/** Serves it; in a scope of its own, because it takes files. */
export async function servePictureUploads(app: FastifyInstance, deps: AdminDeps): Promise<void> {
  // Cut instead of refused: what is too large is then still read to its end, and its sender hears why.
  await app.register(multipart, { limits: PICTURE_FORM_LIMITS, throwFileSizeLimit: false })
  serve(app, pictureUploadRoutes(deps), {
    tag: 'administrator',
    onRequest: async request => {
      refuseLargePicture(request)
      beginSlowUpload(request)
    },
    // Also after a connection that broke off, so that nothing of it lingers on a socket used again.
    onResponse: async request => endSlowUpload(request),
  })
}

function altFaults(alt: string): readonly FieldFault[] {
  return fieldFaults({ alt }, [['alt', { limit: MAX_ALT_LENGTH }]])
}

function answerOf(pictures: readonly OwnPicture[]) {
  return { pictures: pictures.map(({ id, alt, width, height }) => ({ id, alt, width, height })) }
}
