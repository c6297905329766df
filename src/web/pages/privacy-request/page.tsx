import { PRIVACY_REQUEST_DAYS, PRIVACY_REQUEST_KINDS } from '#domain/submission/privacy-request.ts'
import { messages as privacyRequestMessages } from '#translated/pages/privacy-request.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { inLanguage } from '#web/messages.ts'
import { RequestForm } from '#web/pages/privacy-request/request-form.tsx'
import { RequestSent } from '#web/pages/privacy-request/request-sent.tsx'
import { definePage, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** /privacy-request: removal, objection, access and correction for listed people, without an account. */
export const page = definePage({
  answer: ({ language }) => {
    const { title, description } = inLanguage(privacyRequestMessages, language)
    return { title, description, canonical: routes.privacyRequest.href(), isIndexable: true }
  },
  View: PrivacyRequest,
  formScope: ({ search }) => search,
})

function PrivacyRequest({ request }: ViewOf<() => Record<never, never>>) {
  const { language, formats, search } = request
  const messages = inLanguage(privacyRequestMessages, language)
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        <p className="prose quiet">{messages.deadline(formats.counted(PRIVACY_REQUEST_DAYS))}</p>
      </div>
      <div className="wizard">
        <div>
          {sent === null ? <RequestForm key={search} search={search} /> : <RequestSent sent={sent} />}
        </div>
        <aside className="preview facts" aria-labelledby="rights">
          <h2 id="rights">{messages.rights}</h2>
          <dl>
            {PRIVACY_REQUEST_KINDS.map(kind => (
              <div key={kind}>
                <dt>{messages.kinds[kind]}</dt>
                <dd>{messages.meanings[kind]}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  )
}
