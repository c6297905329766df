import { PRIVACY_REQUEST_DAYS, PRIVACY_REQUEST_KINDS } from '#domain/submission/privacy-request.ts'
import { loadForm } from '#web/forms/load-form.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { privacyRequestWords } from '#web/messages/privacy-request/words.ts'
import { usePage } from '#web/page-context.ts'
import { RequestForm } from '#web/pages/privacy-request/request-form.tsx'
import { RequestSent } from '#web/pages/privacy-request/request-sent.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: PrivacyRequest, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const titlePrefix = await loadForm(context, 'privacy-requests')
  const { title, description } = privacyRequestWords(context.language)
  return {
    status: 200,
    meta: { title: titlePrefix + title, description, canonical: paths.privacyRequest(), isIndexable: true },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /privacy-request: removal, objection, access and correction for listed people, without an account. */
function PrivacyRequest({ search }: PageProps) {
  const { language, formats } = usePage()
  const words = privacyRequestWords(language)
  useTitle(words.title)
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="prose quiet">{words.deadline(formats.count(PRIVACY_REQUEST_DAYS))}</p>
      </div>
      <div className="wizard">
        <div>{sent === null ? <RequestForm search={search} /> : <RequestSent sent={sent} />}</div>
        <aside className="preview facts" aria-labelledby="rights">
          <h2 id="rights">{words.rights}</h2>
          <dl>
            {PRIVACY_REQUEST_KINDS.map(kind => (
              <div key={kind}>
                <dt>{words.kinds[kind]}</dt>
                <dd>{words.meanings[kind]}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  )
}
