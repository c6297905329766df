import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { MAIL_STATES } from '#domain/mail/mail.ts'
import { outboxMailSchema } from '#domain/mail/outbox-mail.ts'

export const outboxQuerySchema = pageQueryOf({ state: z.enum(MAIL_STATES).optional() })

export const outboxPageSchema = pageOf(outboxMailSchema).extend({ hasServer: z.boolean() })
