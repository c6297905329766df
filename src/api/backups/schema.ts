import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '#domain/account/account.ts'
import { contentsSchema } from '#services/backups/contents.ts'

/** What is no backup's name is unknown, not unreadable: the service decides. */
export const backupParamsSchema = z.strictObject({ file: z.string().max(100) })

export const encryptedBackupBodySchema = z.strictObject({ passphrase: z.string().max(PASSWORD_MAX_LENGTH) })

export const backupsSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      file: z.string(),
      size: z.int(),
      createdAt: z.int(),
      isEncrypted: z.boolean(),
      contents: contentsSchema.nullable(),
    }),
  ),
  /** Whether the server encrypts every backup, also those of the schedule. */
  encryptsAll: z.boolean(),
})
