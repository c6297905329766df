import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import { z } from 'zod'
import type { AdminDeps } from '#services/admin-deps.ts'
import { downloadBackup, listBackups } from '#services/list-backups.ts'
import { removeBackup } from '#services/remove-backup.ts'
import { answers } from '../answers.ts'
import { nothingSchema } from '../schemas/account.ts'
import { backupParamsSchema, backupsSchema } from '../schemas/backups.ts'
import { languageQuerySchema } from '../schemas/language.ts'
import { accountOf } from './guard.ts'
import { sendDownload } from './send-download.ts'

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
        response: answers(backupsSchema, 401),
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
        response: answers(z.string(), 401, 404),
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
        response: answers(nothingSchema, 401, 404),
      },
    },
    async (request, reply) => {
      await removeBackup(deps, request.params.file, accountOf(request).username)
      return reply.code(204).send()
    },
  )
}
