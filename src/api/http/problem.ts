import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ZodError, z } from 'zod'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { FAULT_CODES, type FieldFault } from '#domain/form/field-fault.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import type { HttpCode } from '#messages/de/api/problems.ts'
import { problemMessage } from './problem-message.ts'
import { type QueryFault, reasonOf } from './query-reason.ts'
import { shortenedAddress } from './rate-limit.ts'
import { RouteProblem } from './route.ts'

const STATUS: Record<ErrorCode, number> = {
  city_name_required: 400,
  city_unknown: 404,
  region_unknown: 404,
  category_unknown: 404,
  category_exists: 409,
  category_circle: 409,
  category_rule_exists: 409,
  category_rule_unknown: 404,
  category_rule_used: 409,
  business_unknown: 404,
  business_gone: 410,
  page_unknown: 404,
  document_unknown: 404,
  query_invalid: 400,
  offset_too_large: 400,
  index_not_ready: 503,
  store_locked: 503,
  store_newer: 503,
  store_unavailable: 503,
  file_too_large: 413,
  file_kind_unknown: 415,
  file_damaged: 422,
  file_suspicious: 422,
  file_empty: 422,
  file_not_businesses: 422,
  file_too_slow: 422,
  file_reader_out_of_memory: 422,
  file_unreadable: 422,
  upload_missing: 400,
  upload_gone: 409,
  picture_format: 415,
  picture_moving: 422,
  picture_too_large: 422,
  picture_too_small: 422,
  picture_damaged: 422,
  picture_unknown: 404,
  pictures_too_many: 409,
  offered_too_many: 409,
  disk_full: 507,
  not_logged_in: 401,
  login_failed: 401,
  code_required: 401,
  code_wrong: 401,
  second_factor_unreadable: 409,
  second_factor_missing: 409,
  session_unknown: 404,
  cross_site: 403,
  password_required: 403,
  password_wrong: 403,
  password_too_short: 422,
  password_guessable: 422,
  account_unknown: 404,
  account_exists: 409,
  account_last: 409,
  job_unknown: 404,
  job_running: 409,
  job_finished: 409,
  queue_full: 409,
  job_lost: 500,
  import_unknown: 404,
  import_not_undoable: 409,
  import_search_unknown: 404,
  import_unfinished: 504,
  mapping_invalid: 422,
  date_in_future: 400,
  business_changed: 409,
  place_id_taken: 409,
  history_unknown: 404,
  history_not_undoable: 409,
  merge_impossible: 409,
  bulk_count_changed: 409,
  bulk_edit_unknown: 404,
  bulk_edit_not_undoable: 409,
  range_required: 400,
  date_required: 400,
  redirects_too_many: 422,
  backup_unknown: 404,
  backup_damaged: 422,
  backup_too_large: 413,
  download_unconfirmed: 403,
  passphrase_required: 422,
  passphrase_wrong: 422,
  passphrase_lost: 409,
  report_unknown: 404,
  submission_unknown: 404,
  business_erased: 410,
  submission_decided: 409,
  submission_kind: 409,
  submission_without_email: 409,
  listing_suppressed: 422,
  form_too_fast: 429,
  form_expired: 403,
  link_unknown: 404,
  link_expired: 410,
  mail_unknown: 404,
  mail_server_missing: 409,
  mail_not_possible: 503,
  setting_fixed: 409,
  suppression_unknown: 404,
  synonym_unknown: 404,
  subscriber_unknown: 404,
  address_refused: 422,
  secret_unreadable: 500,
  erasures_unreadable: 500,
  drawing_busy: 503,
  passwords_busy: 503,
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
    const status = code === 'fields_invalid' ? 422 : STATUS[code]
    return refusal(status, code, { language, details, waitSeconds, faults })
  }
  if (error instanceof DomainError) {
    const wait = STATUS[error.code] === 503 ? RETRY_SECONDS : 0
    return refusal(STATUS[error.code], error.code, { language, details: error.details, waitSeconds: wait })
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
