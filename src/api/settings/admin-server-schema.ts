import { z } from 'zod'
import { MAIL_FAILURES, MAIL_SECURITIES } from '#domain/mail/mail-server.ts'

const mailServer = z.strictObject({
  host: z.string(),
  port: z.number(),
  security: z.enum(MAIL_SECURITIES),
  /** '' where the server wants no login. */
  user: z.string(),
})

/** The address and the mail server in effect; never with the password. */
export const serverSettingsSchema = z.strictObject({
  siteUrl: z.string(),
  /** Given by the environment, and therefore not to be changed. */
  isSiteUrlFixed: z.boolean(),
  mailServer: mailServer.extend({ hasPassword: z.boolean() }).nullable(),
  isMailServerFixed: z.boolean(),
  sender: z.string(),
  isSenderFixed: z.boolean(),
})

/** Parts that are left out stay. */
export const serverSettingsChangeSchema = z.strictObject({
  siteUrl: z.string().optional(),
  mailServer: mailServer
    .extend({
      /** Left out or '': the stored one, as long as host and user are the same. */
      password: z.string().optional(),
    })
    .nullable()
    .optional(),
  sender: z.string().optional(),
  /** The administrator's own. */
  password: z.string().max(1000),
})

/** What the mail server said to a test mail. */
export const sentTestMailSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sent'), answer: z.string() }),
  z.strictObject({ kind: z.literal('refused'), reason: z.enum(MAIL_FAILURES), answer: z.string() }),
])
