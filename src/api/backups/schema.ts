import { z } from 'zod'

/** What is no backup's name is unknown, not unreadable: the service decides. */
export const backupParamsSchema = z.strictObject({ file: z.string().max(100) })

export const backupsSchema = z.array(z.strictObject({ file: z.string(), size: z.int(), createdAt: z.int() }))
