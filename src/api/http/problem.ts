import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ZodError, z } from 'zod'
import { ERROR_CODES, type ErrorCode, type ErrorKind } from '#domain/error-codes.ts'
import { DomainError } from '#domain/errors.ts'
import { FAULT_CODES, type FieldFault } from '#domain/form/field-fault.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import type { HttpCode } from '#messages/de/api/problems.ts'
import { problemMessage } from './problem-message.ts'
import { type QueryFault, reasonOf } from './query-reason.ts'
import { shortenedAddress } from './rate-limit.ts'
import { RouteProblem } from './route.ts'

const STATUS_OF_KIND: Readonly<Record<ErrorKind, number>> = {
  unknown: 404,
  gone: 410,
  conflict: 409,
  invalid: 400,
  unacceptable: 422,
  too_large: 413,
  unsupported: 415,
  not_authenticated: 401,
  forbidden: 403,
  too_soon: 429,
  unavailable: 503,
  unfinished: 504,
  out_of_space: 507,
  broken: 500,
}

const KINDS = Object.keys(STATUS_OF_KIND) as readonly ErrorKind[]

function statusOf(code: ErrorCode): number {
  const kind = KINDS.find(kind => (ERROR_CODES[kind] as readonly ErrorCode[]).includes(code))
  return STATUS_OF_KIND[kind ?? 'broken']
}

/** What is put off is worth another attempt so soon. */
const RETRY_SECONDS = 5

/** RFC 9457, with a stable `code` and, for the specification's clients, `details`: a sentence to show. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  details: z.string(),
  /** Only where a form was refused: what is wrong with which field. */
  faults: z
    .array(
      z.object({
        field: z.string(),
        code: z.enum(FAULT_CODES),
        limit: z.int().exactOptional(),
        least: z.int().exactOptional(),
        proposals: z.array(z.string()).readonly().exactOptional(),
      }),
    )
    .exactOptional(),
})

export type Problem = z.infer<typeof problemSchema>

/** An answer that is no success, before it is sent. */
export interface Refusal {
  readonly problem: Problem
  /** When to come again; 0: nothing is said. */
  readonly waitSeconds: number
}

/**
 * What is answered for an error that a handler threw, or for a refusal that it returned.
 * @param waitSeconds as a rate limit said
 * @returns undefined for errors that nobody expected
 */
export function refusalOf(error: unknown, language: Language, waitSeconds = 0): Refusal | undefined {
  if (error instanceof RouteProblem) {
    const { code, faults, waitSeconds } = error
    const details = code === 'fields_invalid' ? { count: faults.length } : error.details
    const status = code === 'fields_invalid' ? 422 : statusOf(code)
    return refusal(status, code, { language, details, waitSeconds, faults })
  }
  if (error instanceof DomainError) {
    const status = statusOf(error.code)
    const waitSeconds = status === 503 ? RETRY_SECONDS : 0
    return refusal(status, error.code, { language, details: error.details, waitSeconds })
  }
  if (error instanceof ZodError) {
    return refusalOf(
      new DomainError('query_invalid', { reason: reasonOf(queryFaultsOf(error), language) }),
      language,
    )
  }
  if (!(error instanceof Error)) return undefined
  if (hasZodFastifySchemaValidationErrors(error)) {
    return refusalOf(
      new DomainError('query_invalid', { reason: reasonOf(error.validation, language) }),
      language,
    )
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 400 || status >= 500) return undefined
  if (status !== 429) return refusal(status, 'request_invalid', { language })
  const minutes = waitSeconds > 60 ? { minutes: Math.ceil(waitSeconds / 60) } : {}
  return refusal(status, 'too_many_requests', { language, details: minutes, waitSeconds })
}

/** Makes every failing answer of the routes a problem, and none of them a stack trace. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const waitSeconds = Number(reply.getHeader('retry-after') ?? 0)
    const expected = refusalOf(error, askedLanguage(request), waitSeconds)
    if (expected === undefined) request.log.error({ err: error }, 'a route failed')
    return send(reply, expected ?? refusal(500, 'internal', { language: askedLanguage(request) }))
  })
}

/** Sends a refusal that a handler returned. */
export function sendProblem(reply: FastifyReply, problem: RouteProblem): FastifyReply {
  const expected = refusalOf(problem, askedLanguage(reply.request))
  if (expected === undefined) throw new Error('a refusal without a problem')
  return send(reply, expected)
}

/** The answer for addresses below /api that do not exist. */
export function sendUnknownRoute(reply: FastifyReply): FastifyReply {
  return send(reply, refusal(404, 'route_unknown', { language: askedLanguage(reply.request) }))
}

/** The answer for a request whose address cannot even be read ('/%zz'). */
export function sendUnreadable(reply: FastifyReply): FastifyReply {
  return send(reply, refusal(400, 'request_invalid', { language: askedLanguage(reply.request) }))
}

function refusal(
  status: number,
  code: ErrorCode | HttpCode,
  {
    language,
    details = {},
    waitSeconds = 0,
    faults = [],
  }: {
    readonly language: Language
    readonly details?: DomainError['details']
    readonly waitSeconds?: number
    readonly faults?: readonly FieldFault[]
  },
): Refusal {
  const sentence = problemMessage(code, details, language)
  return {
    problem: {
      type: 'about:blank',
      title: sentence,
      status,
      code,
      details: sentence,
      ...(faults.length > 0 && { faults: [...faults] }),
    },
    waitSeconds,
  }
}

/** Logs a refusal that may be an attempt at what is not allowed: without a session, from another site, too often. */
export function logRefusal(request: FastifyRequest, { problem: { status, code } }: Refusal): void {
  if (status !== 401 && status !== 403 && status !== 429) return
  const { method, routeOptions } = request
  request.log.info(
    { method, route: routeOptions.url ?? 'none', status, code, from: shortenedAddress(request) },
    'a request was refused',
  )
}

function send(reply: FastifyReply, refused: Refusal): FastifyReply {
  const { problem, waitSeconds } = refused
  logRefusal(reply.request, refused)
  if (waitSeconds > 0) reply.header('retry-after', String(waitSeconds))
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(problem))
}

/** A schema's faults as Fastify would tell them. */
function queryFaultsOf(error: ZodError): readonly QueryFault[] {
  return error.issues.map(({ code, path, ...params }) => ({
    instancePath: path.join('/'),
    keyword: code,
    params,
  }))
}

/** Browsers send fewer. */
const MOST_ACCEPTED = 20

/**
 * The language of a route's sentences. Forms say it in their body, other routes in their query; either may have been given
 * the default by its schema, so it is the other one that counts then. Where neither says one, the header Accept-Language does.
 */
function askedLanguage({
  body,
  query,
  headers,
  originalUrl,
}: Pick<FastifyRequest, 'body' | 'query' | 'headers' | 'originalUrl'>): Language {
  const asked = [body, query].map(languageOf)
  const chosen = asked.find(language => language !== undefined && language !== DEFAULT_LANGUAGE)
  if (chosen !== undefined) return chosen
  // German was asked for by name: a schema's default would not stand in the address.
  if (/[?&]language=/.test(originalUrl)) return DEFAULT_LANGUAGE
  return acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE
}

/** The first language of the site by the weights of the header, 'en-GB,en;q=0.9,de;q=0.5'. */
function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? '').split(',', MOST_ACCEPTED).map(part => {
    const [name = '', ...params] = part.trim().split(';')
    const quality = params.map(param => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean)
    return { name: name.split('-')[0]?.toLowerCase(), weight: quality === undefined ? 1 : Number(quality) }
  })
  const known = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return known.flatMap(({ name }) => LANGUAGES.filter(language => language === name))[0]
}

/** Read without the route's schema, because it may be the very thing that is wrong. */
function languageOf(said: unknown): Language | undefined {
  const asked = typeof said === 'object' && said !== null && 'language' in said ? said.language : undefined
  return LANGUAGES.find(language => language === asked)
}
