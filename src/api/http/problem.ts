import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type HttpCode, problemMessage } from '#api/words.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import { reasonOf } from './query-reason.ts'

const STATUS: Record<ErrorCode, number> = {
  city_name_required: 400,
  city_unknown: 404,
  category_unknown: 404,
  business_unknown: 404,
  business_gone: 410,
  page_unknown: 404,
  document_unknown: 404,
  query_invalid: 400,
  offset_too_large: 400,
  index_not_ready: 503,
  store_locked: 503,
  file_too_large: 413,
  file_kind_unknown: 415,
  file_damaged: 422,
  file_suspicious: 422,
  file_empty: 422,
  file_not_businesses: 422,
  file_too_slow: 422,
  file_reader_out_of_memory: 422,
  upload_missing: 400,
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
  cross_site: 403,
  password_required: 403,
  password_wrong: 403,
  password_too_short: 422,
  account_unknown: 404,
  account_exists: 409,
  account_last: 409,
  job_unknown: 404,
  job_running: 409,
  job_finished: 409,
  job_lost: 500,
  import_unknown: 404,
  import_not_undoable: 409,
  import_unfinished: 504,
  business_changed: 409,
  place_id_taken: 409,
  history_unknown: 404,
  history_not_undoable: 409,
  merge_impossible: 409,
  bulk_count_changed: 409,
  range_required: 400,
  date_required: 400,
  settings_invalid: 422,
  redirects_too_many: 422,
  backup_unknown: 404,
  backup_damaged: 422,
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
  suppression_unknown: 404,
  synonym_unknown: 404,
  subscriber_unknown: 404,
  address_refused: 422,
  drawing_busy: 503,
}

/** RFC 9457, with a stable `code` and, for the specification's clients, `details`: a sentence to show. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  details: z.string(),
  /** Only where a form was refused: what is wrong with which field. */
  faults: z.array(z.object({ field: z.string(), code: z.string(), limit: z.int().optional() })).optional(),
})

export type Problem = z.infer<typeof problemSchema>

/** Makes every failing answer of the calls a problem, and none of them a stack trace. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    if (error instanceof DomainError) return sendProblem(reply, error.code, error.details)
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendProblem(reply, 'query_invalid', {
        reason: reasonOf(error.validation, askedLanguage(request)),
      })
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      if (status === 429) return send(reply, status, 'too_many_requests', waitOf(reply))
      return send(reply, status, 'request_invalid')
    }
    request.log.error({ err: error }, 'a call failed')
    return send(reply, 500, 'internal')
  })
}

/** The answer for addresses below /api that do not exist. */
export function sendUnknownRoute(reply: FastifyReply): FastifyReply {
  return send(reply, 404, 'route_unknown')
}

/** The answer for a request whose address cannot even be read ('/%zz'). */
export function sendUnreadable(reply: FastifyReply): FastifyReply {
  return send(reply, 400, 'request_invalid')
}

/** Answers with the status that belongs to a code. */
export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  details: DomainError['details'] = {},
): FastifyReply {
  if (STATUS[code] === 503) reply.header('retry-after', '5')
  return send(reply, STATUS[code], code, details)
}

/** The answer to a form that was refused: 422 with what is wrong with which field. Nothing was stored. */
export function sendFaults(reply: FastifyReply, faults: readonly FieldFault[]): FastifyReply {
  return send(reply, 422, 'fields_invalid', { count: faults.length }, faults)
}

function send(
  reply: FastifyReply,
  status: number,
  code: ErrorCode | HttpCode,
  details: DomainError['details'] = {},
  faults?: readonly FieldFault[],
): FastifyReply {
  const sentence = problemMessage(code, details, askedLanguage(reply.request))
  const problem: Problem = {
    type: 'about:blank',
    title: sentence,
    status,
    code,
    details: sentence,
    ...(faults !== undefined && { faults: [...faults] }),
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(problem))
}

/** How long the sentence asks to wait; without minutes where it is a moment. */
function waitOf(reply: FastifyReply): { readonly minutes?: number } {
  const seconds = Number(reply.getHeader('retry-after') ?? 0)
  return seconds > 60 ? { minutes: Math.ceil(seconds / 60) } : {}
}

/**
 * The language of a call's sentences. Forms say it in their body, other calls in their query; either may have been given
 * the default by its schema, so it is the other one that counts then.
 */
function askedLanguage({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): Language {
  const asked = [body, query].map(languageOf)
  return asked.find(language => language !== undefined && language !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE
}

/** Read without the call's schema, because it may be the very thing that is wrong. */
function languageOf(said: unknown): Language | undefined {
  const asked = typeof said === 'object' && said !== null && 'language' in said ? said.language : undefined
  return LANGUAGES.find(language => language === asked)
}
