import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '#domain/account/account.ts'
import { backupSchema } from '#domain/backup.ts'

/** What is no backup's name is unknown, not unreadable: the service decides. */
export const backupParamsSchema = z.strictObject({ file: z.string().max(100) })

export const encryptedBackupBodySchema = z.strictObject({ passphrase: z.string().max(PASSWORD_MAX_LENGTH) })

export const backupsSchema = z.strictObject({
  entries: z.array(backupSchema),
  /** Whether the server encrypts every backup, also those of the schedule. */
  encryptsAll: z.boolean(),
})
