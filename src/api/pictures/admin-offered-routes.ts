import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { sendPicture } from '#api/http/send-file.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { acceptOffered, offeredContent, refuseOffered } from '#services/pictures/offered-pictures.ts'
import { pictureParamsSchema } from './schema.ts'

/** Pictures that wait with a correction: seeing, accepting and refusing them. */
export const offeredPictureDecisionRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/submissions/:id/pictures/:picture',
    {
      summary: 'One picture that came with a correction, WebP',
      params: pictureParamsSchema,
      answer: z.instanceof(Buffer),
      problems: [404],
      isFile: true,
    },
    async ({ params }, { reply }) =>
      sendPicture(reply, await offeredContent(deps, params.id, params.picture)),
  ),
  adminRoute(
    'POST /api/admin/submissions/:id/pictures/:picture/accept',
    {
      summary: "Makes a picture that came with a correction one of the business's own",
      params: pictureParamsSchema,
      answer: leftSchema,
      problems: [404, 409, 410],
    },
    async ({ params }, { admin }) => ({
      left: (await acceptOffered(deps, { ...params, account: admin.username })).length,
    }),
  ),
  adminRoute(
    'POST /api/admin/submissions/:id/pictures/:picture/refuse',
    {
      summary: 'Refuses a picture that came with a correction, and deletes it',
      params: pictureParamsSchema,
      answer: leftSchema,
      problems: [404],
    },
    async ({ params }, { admin }) => ({
      left: (await refuseOffered(deps, { ...params, account: admin.username })).length,
    }),
  ),
]

/** How many pictures are left to decide on. */
const leftSchema = z.strictObject({ left: z.int() })
