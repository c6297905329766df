import { z } from 'zod'
import { confirmationBodySchema } from '#api/accounts/schema.ts'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import type { CredentialLimits } from '#api/http/password-limits.ts'
import { sendResumable } from '#api/http/send-file.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { listBackups, removeBackup } from '#services/backups/backups.ts'
import { DownloadGrants } from '#services/backups/download-grants.ts'
import { startEncryptedBackup } from '#services/backups/start-backup.ts'
import { backupParamsSchema, backupsSchema, encryptedBackupBodySchema } from './schema.ts'

/** The backups there are; a new one is made by a job. */
export function backupRoutes(deps: AdminRouteDeps, limits: CredentialLimits) {
  const grants = new DownloadGrants()
  return [
    adminRoute(
      'GET /api/admin/backups',
      { summary: 'Backups, newest first, with what is in them', answer: backupsSchema },
      async () => ({ entries: await listBackups(deps), encryptsAll: deps.encryptsBackups ?? false }),
    ),
    adminRoute(
      'POST /api/admin/backups',
      {
        summary: 'Starts a job that makes a backup encrypted with a passphrase',
        body: encryptedBackupBodySchema,
        answer: jobStartedSchema,
        problems: [409, 422],
      },
      async ({ body: { passphrase } }, { admin }) => ({
        jobId: await startEncryptedBackup(deps, { passphrase, account: admin.username }),
      }),
    ),
    adminRoute(
      'POST /api/admin/backups/:file/confirm',
      {
        summary: 'Lets this session download a backup for a quarter of an hour',
        params: backupParamsSchema,
        body: confirmationBodySchema,
        answer: z.undefined(),
        problems: [404, 409, 429],
      },
      async ({ params: { file }, body }, { admin, reply }) => {
        const countCode = (name: string) => limits.countCode(reply, name)
        await grants.confirm({ ...deps, countCode }, admin, { file, ...body })
      },
    ),
    adminRoute(
      'GET /api/admin/backups/:file',
      {
        summary: 'Downloads a backup, once that is confirmed; also a part of it',
        params: backupParamsSchema,
        answer: z.string(),
        problems: [403, 404],
        isFile: true,
      },
      async ({ params: { file } }, { admin, reply }) => {
        const content = await grants.open(deps, admin, file)
        const type = file.endsWith('.age') ? 'application/octet-stream' : 'application/gzip'
        return sendResumable(reply, content, { name: file, type })
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
}
