import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '#domain/account/account.ts'

/** An account as answers show it: without password, secret or session. */
export const accountSchema = z.strictObject({
  id: z.int(),
  username: z.string(),
  hasSecondFactor: z.boolean(),
  createdAt: z.int(),
  lastLoginAt: z.int().nullable(),
})

export const accountsSchema = z.array(accountSchema)

/** The own account. */
export const ownAccountSchema = accountSchema.extend({ recoveryCodesLeft: z.int().nullable() })

export const sessionsSchema = z.array(
  z.strictObject({
    id: z.int(),
    createdAt: z.int(),
    lastSeenAt: z.int(),
    isOwn: z.boolean(),
    address: z.string().nullable(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
)

/** A password that exists: a longer one is none. */
const password = z.string().max(PASSWORD_MAX_LENGTH)
/** New values are checked by the services, which answer with faults; this only bounds the work. */
const newText = z.string().max(1000)
/** Without invisible characters. */
const newUsername = newText.regex(/^\P{C}*$/u)
/**
 * Six digits of an app or a recovery code, with blanks or hyphens as people type them. Anything else is answered as a
 * wrong code, not as a bad request.
 */
const code = z.string().max(60)

export const logInBodySchema = z.strictObject({
  username: z.string().max(1000),
  password,
  code: code.optional(),
})

export const createAccountBodySchema = z.strictObject({
  username: newUsername,
  password: newText,
  ownPassword: password,
})

export const removeAccountBodySchema = z.strictObject({ ownPassword: password })

export const changePasswordBodySchema = z.strictObject({ password, newPassword: newText })

export const passwordBodySchema = z.strictObject({ password })

/** What confirms that it is still the same person; the code is needed once there is one. */
export const confirmationBodySchema = z.strictObject({ password, code: code.optional() })

export const recoveryCodesSchema = z.strictObject({ codes: z.array(z.string()) })

export const codeSetupSchema = z.strictObject({ secret: z.string(), address: z.string(), qr: z.string() })

export const confirmSecondFactorBodySchema = z.strictObject({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  /** Of the new secret. */
  code,
  password,
  /** Of the former app, or a recovery code; needed once there is a second factor. */
  presentCode: code.optional(),
})
