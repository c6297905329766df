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

/** A password that exists: a longer one is none. */
const password = z.string().max(PASSWORD_MAX_LENGTH)
/** New values are checked by the services, which answer with faults; this only bounds the work. */
const newText = z.string().max(1000)
/** Without invisible characters. */
const newUsername = newText.regex(/^\P{C}*$/u)
/** Six digits, often typed with a blank. Anything else is answered as a wrong code, not as a bad request. */
const code = z.string().max(20)

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

export const codeSetupSchema = z.strictObject({ secret: z.string(), address: z.string(), qr: z.string() })

export const confirmSecondFactorBodySchema = z.strictObject({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  code,
  password,
})
