import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from '#domain/errors.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { RequestCounterDeps } from '#services/limits/request-counter.ts'
import { addressBlock, countAll, type RateLimit, rateLimits, wideAddressBlock } from './rate-limit.ts'
import { isSameSite, SAFE_METHODS } from './same-site.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Counts a form that is in order against its sender's limit. Throws an error with status 429. */
    countForm(): Promise<void>
    /** The same for a choice about optional code. */
    countConsent(): Promise<void>
    /** The same for a picture, before it is read. */
    countPicture(): Promise<void>
  }
}

/** How much each sender may send, however it comes: as JSON, or from a page without script. */
export interface FormLimits {
  readonly forms: readonly RateLimit[]
  readonly consents: readonly RateLimit[]
  readonly pictures: readonly RateLimit[]
}

/** The longest form, every sign of it escaped, takes less. */
const BODY_LIMIT_BYTES = 64 * 1024
/** A household, or an office that lists its branches one by one. */
const FORMS_PER_BLOCK = 30
/** A host may rent 65,536 blocks at a time (a /48). */
const FORMS_PER_WIDE_BLOCK = 100
/** A choice of consent is no form: a school behind one address may make many at once, which do not count against its forms. */
const CONSENTS_PER_BLOCK = 200
/** Pictures in an hour, refused ones too: those of ten corrections. Decoding each takes up to seconds. */
const PICTURES_PER_BLOCK = 30
const PICTURES_PER_WIDE_BLOCK = 100

/** The limits of the public forms. @param hasRateLimits false for tests and load measurements */
export async function formLimits(app: FastifyInstance, deps: RequestCounterDeps): Promise<FormLimits> {
  if (!deps.hasRateLimits) return { forms: [], consents: [], pictures: [] }
  const limit = await rateLimits(app, deps)
  return {
    forms: [
      limit({ name: 'forms', max: FORMS_PER_BLOCK, keyOf: addressBlock }),
      limit({ name: 'forms of many blocks', max: FORMS_PER_WIDE_BLOCK, keyOf: wideAddressBlock }),
    ],
    consents: [limit({ name: 'consents', max: CONSENTS_PER_BLOCK, keyOf: addressBlock })],
    pictures: [
      limit({ name: 'pictures', max: PICTURES_PER_BLOCK, keyOf: addressBlock, windowMs: HOUR_MS }),
      limit({
        name: 'pictures of many blocks',
        max: PICTURES_PER_WIDE_BLOCK,
        keyOf: wideAddressBlock,
        windowMs: HOUR_MS,
      }),
    ],
  }
}

/**
 * Guards the public forms of this instance: what another site sends is refused, answers are cached nowhere, and nobody
 * sends many. Only forms that are in order are counted, so a sender with a typing error is told the fault, however often.
 */
export function guardForms(app: FastifyInstance, limits: FormLimits): void {
  app.addHook('onRoute', route => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  app.addHook('onRequest', async request => {
    if (!SAFE_METHODS.has(request.method) && !isSameSite(request)) throw new DomainError('cross_site')
  })
  decorateForms(app, limits)
}

/** Lets handlers of this instance count what they take. */
export function decorateForms(app: FastifyInstance, limits: FormLimits): void {
  app.decorateReply('countForm', countedBy(limits.forms))
  app.decorateReply('countConsent', countedBy(limits.consents))
  app.decorateReply('countPicture', countedBy(limits.pictures))
}

function countedBy(limits: readonly RateLimit[]): (this: FastifyReply) => Promise<void> {
  return async function count(this: FastifyReply) {
    await countAll(limits, this.request, this)
  }
}
