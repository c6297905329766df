import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decorateForms, type FormLimits } from '#api/http/form-guard.ts'
import { logRefusal, type Refusal, refusalOf } from '#api/http/problem.ts'
import { type Route, RouteProblem } from '#api/http/route.ts'
import { isSameSite } from '#api/http/same-site.ts'
import { DomainError } from '#domain/errors.ts'
import { bodyOf } from '#domain/form/form-body.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { languagePrefix, localAddress, splitLanguage } from '#domain/language-path.ts'
import { type FormPath, PUBLIC_FORMS } from '#domain/submission/public-forms.ts'
import { routes as pages } from '#web/routing/routes.ts'
import type { PostedForm } from '#web/server.ts'
import { PAGE_MESSAGES } from './page-messages.ts'

export interface PostedFormDeps {
  /** The routes of the forms: what a browser without script sends is handled by the same ones. */
  readonly routes: readonly Route[]
  readonly limits: FormLimits
  /** Answers with the form's page, what was typed and what is wrong with it. */
  readonly show: (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<FastifyReply>
}

/**
 * Takes the forms of browsers without script, each at its page's own address. What was received leads to the page that
 * says so ('?sent=E-12'), what was refused to the page again.
 */
export function registerPostedForms(app: FastifyInstance, { routes, limits, show }: PostedFormDeps): void {
  const byKey = new Map<string, Route>(routes.map(route => [route.key, route]))
  app.register(async scope => {
    decorateForms(scope, limits)
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) throw error
      // Longer than any form, or none of a browser: nothing was stored, and there is nothing to show again.
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(PAGE_MESSAGES[splitLanguage(request.url).language].unreadableForm)
    })
    for (const language of LANGUAGES) {
      for (const { path, forms } of Object.values(pages)) {
        if (forms === undefined) continue
        scope.post(languagePrefix(language) + path, (request, reply) => take(request, reply, language, forms))
      }
    }
  })

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    forms: readonly FormPath[],
  ): Promise<FastifyReply> {
    const posted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const form = forms.find(known => known === posted.get('form')) ?? forms[0]
    if (form === undefined) throw new Error('a page of forms without a form')
    const fields: FormFields = PUBLIC_FORMS[form]
    const values = postedValues(fields, posted)
    const ticket = posted.get('ticket') ?? ''
    const envelope = form === 'mail-links' ? {} : { ticket, trap: posted.get('homepage') ?? '' }
    const body = { ...bodyOf(fields, values), ...envelope, language }
    const answer = await handle({ request, reply, language, form, body })
    if (!('refusal' in answer)) return reply.redirect(sentAddress(request.url, form, answer.received), 303)
    const { problem } = answer.refusal
    const faults = problem.faults ?? []
    return show(request, reply, {
      form,
      values,
      faults,
      refused: faults.length > 0 ? '' : problem.details,
      ticket: problem.code === 'form_expired' ? '' : ticket,
      status: problem.status,
    })
  }

  /** Does what the form's route does. */
  async function handle(sent: {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly language: Language
    readonly form: FormPath
    readonly body: Readonly<Record<string, unknown>>
  }): Promise<{ readonly received: unknown } | { readonly refusal: Refusal }> {
    const { request, reply, language, form, body } = sent
    const route = byKey.get(`POST /api/${form}`)
    if (route === undefined) throw new Error(`there is no route for the form ${form}`)
    try {
      if (!isSameSite(request)) throw new DomainError('cross_site')
      const input = { params: {}, query: { language }, body: route.spec.body?.parse(body) }
      const answer = await route.handle(input as Parameters<Route['handle']>[0], { request, reply })
      if (answer instanceof RouteProblem) throw answer
      return { received: answer }
    } catch (error) {
      const refusal = refusalOf(error, language, Number(reply.getHeader('retry-after') ?? 0))
      if (refusal === undefined) throw error
      logRefusal(request, refusal)
      return { refusal }
    }
  }
}

/** Longer than any field's limit, so that the form can say what is too long. */
const MAX_TEXT_LENGTH = 10_000

/** The fields of a form that a browser without script sent, without any others; a ticked box is there, an empty one is not. */
export function postedValues<Fields extends FormFields>(
  fields: Fields,
  posted: URLSearchParams,
  before = '',
): ValuesOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const text = (posted.get(before + name) ?? '').slice(0, MAX_TEXT_LENGTH)
    if (field.kind === 'group') return [name, postedValues(field.fields, posted, `${before}${name}.`)]
    if (field.kind === 'flag') return [name, text !== '']
    return [name, field.kind === 'id' ? Number(text) : text]
  })
  return Object.fromEntries(entries) as ValuesOf<Fields>
}

/** '/contact?sent=E-12&mail=1': the page that says what was received. */
function sentAddress(url: string, form: FormPath, answer: unknown): string {
  const { language, path } = splitLanguage(url.split('?', 1)[0] ?? url)
  const { number, isMailed } = asRecord(answer)
  const sent = new URLSearchParams({ sent: typeof number === 'string' && number !== '' ? number : form })
  if (isMailed === true) sent.set('mail', '1')
  return localAddress(language, `${path}?${sent}`)
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
