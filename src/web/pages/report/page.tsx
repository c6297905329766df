import { REPORT_KINDS } from '#domain/submission/report.ts'
import type { FormValues } from '#web/forms/form-body.ts'
import { loadForm } from '#web/forms/load-form.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { reportWords } from '#web/messages/report/words.ts'
import { usePage } from '#web/page-context.ts'
import { ReportForm } from '#web/pages/report/report-form.tsx'
import { ReportSent } from '#web/pages/report/report-sent.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Report, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const titlePrefix = await loadForm(context, 'reports', context.search)
  const { title, description } = reportWords(context.language)
  return {
    status: 200,
    meta: { title: titlePrefix + title, description, canonical: paths.report(), isIndexable: true },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /report?business=UK-1&kind=closed: wrong data, closed and missing businesses, illegal content. */
function Report({ search }: PageProps) {
  const words = reportWords(usePage().language)
  useTitle(words.title)
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
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
function startOf(search: string): FormValues {
  const query = new URLSearchParams(search)
  const business = query.get('business') ?? ''
  return {
    kind: REPORT_KINDS.find(kind => kind === query.get('kind')) ?? '',
    business: /^UK-\d{1,12}$/.test(business) ? business : '',
  }
}
