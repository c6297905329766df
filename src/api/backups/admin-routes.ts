import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import { z } from 'zod'
import { nothingSchema } from '#api/accounts/schema.ts'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { sendDownload } from '#api/http/send-download.ts'
import { downloadBackup, listBackups, removeBackup } from '#services/backups/backups.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { backupParamsSchema, backupsSchema } from './schema.ts'

/** The backups there are; a new one is taken by a job. */
export function registerBackups(app: FastifyInstance, deps: AdminDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = { params: backupParamsSchema, querystring: languageQuerySchema }

  routes.get(
    '/api/admin/backups',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Backups, newest first',
        querystring: languageQuerySchema,
        response: responses(backupsSchema, 401),
      },
    },
    async () => listBackups(deps),
  )
  routes.get(
    '/api/admin/backups/:file',
    {
      // Every reading of a backup is written down, and one of its headers alone would be a false entry.
      exposeHeadRoute: false,
      schema: {
        tags: ['administrator'],
        summary: 'Downloads a backup',
        ...one,
        response: responses(z.string(), 401, 404),
      },
    },
    async (request, reply) => {
      const { file } = request.params
      const content = await downloadBackup(deps, file, accountOf(request).username)
      return sendDownload(reply, content, { name: file, type: 'application/gzip' })
    },
  )
  routes.post(
    '/api/admin/backups/:file/remove',
    {
      schema: {
        tags: ['administrator'],
        summary: 'Deletes a backup',
        ...one,
        response: responses(nothingSchema, 401, 404),
      },
    },
    async (request, reply) => {
      await removeBackup(deps, request.params.file, accountOf(request).username)
      return reply.code(204).send()
    },
  )
}
