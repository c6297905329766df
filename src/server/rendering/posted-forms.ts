import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { languagePrefix, localAddress, splitLanguage } from '#domain/language-path.ts'
import { formBody, postedValues } from '#web/forms/form-body.ts'
import type { FormServer, PostedForm, RouteAnswer } from '#web/forms/posted-form.ts'
import type { FormPath } from '#web/forms/send-form.ts'

/** The pages with forms; what a browser without script sends goes to the page's own address. */
const FORM_PAGES: readonly (readonly [path: string, ...forms: FormPath[]])[] = [
  ['/add-business', 'listings'],
  ['/contact', 'contact'],
  ['/report', 'reports'],
  ['/privacy-request', 'privacy-requests'],
  ['/newsletter', 'newsletter'],
  ['/business/:id/correct', 'corrections', 'owner-links'],
]

/** What tells the calls who asks. */
const WHO = ['host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
/** Which site a form comes from; that a page was opened by a link on another one, in a mail, is no fault. */
const WHERE_FROM = ['origin', 'sec-fetch-site']

/**
 * Takes the forms of browsers without script: each becomes the JSON call that the form makes with script, under the
 * same guards. What was received leads to the page that says so ('?sent=E-12'), what was refused to the page again.
 * @param show answers with the form's page, what was typed and what is wrong with it
 */
export function registerPostedForms(
  app: FastifyInstance,
  show: (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<FastifyReply>,
): void {
  app.register(async scope => {
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
        .send(UNREADABLE[splitLanguage(request.url).language])
    })
    for (const language of LANGUAGES) {
      for (const [path, ...forms] of FORM_PAGES) {
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
    const values = postedValues(form, posted)
    const ticket = posted.get('ticket') ?? ''
    const body = { ...formBody(form, values), language, ticket, trap: posted.get('homepage') ?? '' }
    const { status, body: answer } = await call(app, headersOf(request, [...WHO, ...WHERE_FROM]), {
      request,
      method: 'POST',
      path: `/api/${form}?language=${language}`,
      body,
    })
    if (status === 201) return reply.redirect(sentAddress(request.url, form, answer), 303)
    const said = asRecord(answer)
    const faults = Array.isArray(said.faults) ? (said.faults as readonly FieldFault[]) : []
    return show(request, reply, {
      form,
      values,
      faults,
      refused: faults.length > 0 ? '' : String(said.details ?? ''),
      ticket: said.code === 'form_expired' ? '' : ticket,
      status,
    })
  }
}

/** What a page may do for whoever asks for it. */
export function formServer(app: FastifyInstance, request: FastifyRequest, ticket: () => string): FormServer {
  return {
    ticket,
    injectRequest: (method, path, body) =>
      call(app, headersOf(request, WHO), { request, method, path, body }),
  }
}

/** One of the site's own calls, from the same socket as `request`. */
async function call(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  asked: {
    readonly request: FastifyRequest
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly body: object | undefined
  },
): Promise<RouteAnswer> {
  const { request, method, path, body } = asked
  const { remoteAddress } = request.socket
  const answer = await app.inject({
    method,
    url: path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : null }
}

function headersOf(request: FastifyRequest, names: readonly string[]): Readonly<Record<string, string>> {
  const given = names.flatMap(name => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return Object.fromEntries(given)
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

const UNREADABLE: Readonly<Record<Language, string>> = {
  de: 'Dieses Formular lässt sich so nicht lesen, vielleicht ist ein Text zu lang. Es wurde nichts gespeichert.',
  en: 'This form cannot be read like this; perhaps a text is too long. Nothing was stored.',
  tr: 'Bu form bu haliyle okunamıyor; metinlerden biri çok uzun olabilir. Hiçbir şey kaydedilmedi.',
}
