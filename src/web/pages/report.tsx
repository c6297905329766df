import { REPORT_KINDS } from '#domain/report/report.ts'
import type { FormValues } from '#web/form-fields.ts'
import { loadForm } from '#web/form-loaded.ts'
import { reportWords } from '#web/messages/report/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { sentByAddress } from '#web/ui/form/sent-address.ts'
import { ReportForm } from '#web/ui/report/report-form.tsx'
import { ReportSent } from '#web/ui/report/report-sent.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Report, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const mark = await loadForm(context, 'reports', context.search)
  const { title, description } = reportWords(context.language)
  return {
    status: 200,
    meta: { title: mark + title, description, canonical: paths.report(), isIndexable: true },
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
