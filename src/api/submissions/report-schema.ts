import { z } from 'zod'
import { envelopeFields } from './envelope.ts'

/** A field that is left out says nothing, and the form says what is missing. */
const text = z.string().default('')

export const reportBodySchema = z.strictObject({
  ...envelopeFields,
  kind: text,
  business: text,
  text,
  name: text,
  email: text,
  isInGoodFaith: z.boolean().default(false),
})

export const privacyRequestBodySchema = z.strictObject({
  ...envelopeFields,
  kind: text,
  name: text,
  email: text,
  business: text,
  details: text,
})

export const subscriptionBodySchema = z.strictObject({ ...envelopeFields, email: text })
