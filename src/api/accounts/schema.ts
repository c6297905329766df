import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '#domain/account/account.ts'

/** An account as the calls tell of it: without password, secret or session. */
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
/** New values come with faults for people to read; this only keeps novels away. */
const newText = z.string().max(1000)
/** Without characters that nobody sees. */
const newUsername = newText.regex(/^\P{C}*$/u)
/** Six digits, which people part by a blank; what else it may be is the wrong code, not a wrong call. */
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
