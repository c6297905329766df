import { messages as linkMessages } from '#translated/pages/link.ts'
import type { ShownLink } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { inLanguage } from '#web/messages.ts'
import { LinkForm } from '#web/pages/link/link-form.tsx'
import { LinkResult } from '#web/pages/link/link-result.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'

const EXPIRED = 'expired'
const UNKNOWN = 'unknown'

const reads = ({ api, params }: PageRequest) => ({
  link: read<'GET /api/mail-links/:token', ShownLink | typeof EXPIRED | typeof UNKNOWN>(
    api,
    'GET /api/mail-links/:token',
    { params: { token: params.token ?? '' } },
    { missing: { 400: UNKNOWN, 404: UNKNOWN, 410: EXPIRED }, gcTime: 0 },
  ),
})

type Props = ViewOf<typeof reads>

/** /link/{token}: what a link in one of our mails is for; a button does it, so that nothing happens by looking. */
export const page = definePage({
  reads,
  answer: ({ language }, { link }) => {
    const messages = inLanguage(linkMessages, language)
    if (link === UNKNOWN) return { status: 404, title: messages.unknown, text: messages.unknownText }
    if (link === EXPIRED) return { status: 410, title: messages.expired, text: messages.expiredText }
    return { title: messages.title, description: messages.title, canonical: null, isIndexable: false }
  },
  View: LinkPage,
  Pending: DocumentSkeleton,
})

function LinkPage({ request: { params, search }, data: { link } }: Props) {
  const { token = '' } = params
  if (link === UNKNOWN || link === EXPIRED) return null
  return (
    <div className="wrap">
      {sentByAddress(search) === null ? <LinkForm link={link} token={token} /> : <LinkResult link={link} />}
    </div>
  )
}
