import { REPORT_KINDS, type ReportInput } from '#domain/submission/report.ts'
import { messages as reportMessages } from '#translated/pages/report.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { inLanguage } from '#web/messages.ts'
import { ReportForm } from '#web/pages/report/report-form.tsx'
import { ReportSent } from '#web/pages/report/report-sent.tsx'
import { definePage, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** /report?business=UK-1&kind=closed: wrong data, closed and missing businesses, illegal content. */
export const page = definePage({
  answer: ({ language }) => {
    const { title, description } = inLanguage(reportMessages, language)
    return { title, description, canonical: routes.report.href(), isIndexable: true }
  },
  View: Report,
  formScope: ({ search }) => search,
})

function Report({ request: { language, search } }: ViewOf<() => Record<never, never>>) {
  const messages = inLanguage(reportMessages, language)
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <div className="prose">
        {sent === null ? (
          <ReportForm key={search} start={startOf(search)} scope={search} />
        ) : (
          <ReportSent sent={sent} />
        )}
      </div>
    </div>
  )
}

/** What the address fills in; anything that cannot be right is left out. */
function startOf(search: string): Partial<ReportInput> {
  const query = new URLSearchParams(search)
  const business = query.get('business') ?? ''
  return {
    kind: REPORT_KINDS.find(kind => kind === query.get('kind')) ?? '',
    business: /^UK-\d{1,12}$/.test(business) ? business : '',
  }
}
