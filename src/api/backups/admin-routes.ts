import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { sendDownload } from '#api/http/send-file.ts'
import { downloadBackup, listBackups, removeBackup } from '#services/backups/backups.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { backupParamsSchema, backupsSchema } from './schema.ts'

/** The backups there are; a new one is taken by a job. */
export const backupRoutes = (deps: AdminDeps) => [
  adminRoute('GET /api/admin/backups', { summary: 'Backups, newest first', answer: backupsSchema }, () =>
    listBackups(deps),
  ),
  adminRoute(
    'GET /api/admin/backups/:file',
    {
      summary: 'Downloads a backup',
      params: backupParamsSchema,
      answer: z.string(),
      problems: [404],
      isFile: true,
    },
    async ({ params: { file } }, { admin, reply }) => {
      const content = await downloadBackup(deps, file, admin.username)
      return sendDownload(reply, content, { name: file, type: 'application/gzip' })
    },
  ),
  adminRoute(
    'POST /api/admin/backups/:file/remove',
    { summary: 'Deletes a backup', params: backupParamsSchema, answer: z.undefined(), problems: [404] },
    async ({ params }, { admin }) => {
      await removeBackup(deps, params.file, admin.username)
    },
  ),
]
