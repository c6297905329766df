import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '#domain/account/account.ts'

/** What is no backup's name is unknown, not unreadable: the service decides. */
export const backupParamsSchema = z.strictObject({ file: z.string().max(100) })

export const encryptedBackupBodySchema = z.strictObject({ passphrase: z.string().max(PASSWORD_MAX_LENGTH) })

const contentsSchema = z.strictObject({
  version: z.string(),
  schema: z.string(),
  businesses: z.int(),
  databaseBytes: z.int(),
  pictures: z.int(),
  pictureBytes: z.int(),
  missingPictures: z.int(),
  hasKey: z.boolean(),
  verifiedAt: z.int(),
})

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
