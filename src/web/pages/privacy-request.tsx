import { PRIVACY_REQUEST_DAYS, PRIVACY_REQUEST_KINDS } from '#domain/privacy-request/privacy-request.ts'
import { loadForm } from '#web/form-loaded.ts'
import { privacyRequestWords } from '#web/messages/privacy-request/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { sentByAddress } from '#web/ui/form/sent-address.ts'
import { RequestForm } from '#web/ui/privacy-request/request-form.tsx'
import { RequestSent } from '#web/ui/privacy-request/request-sent.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: PrivacyRequest, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const mark = await loadForm(context, 'privacy-requests')
  const { title, description } = privacyRequestWords(context.language)
  return {
    status: 200,
    meta: { title: mark + title, description, canonical: paths.privacyRequest(), isIndexable: true },
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
