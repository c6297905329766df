import { type ReactNode, use } from 'react'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { reads as shared } from '#web/api/reads.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { LazyCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import type { ListingSent } from '#web/pages/add-business/listing-sent.tsx'
import { Wizard } from '#web/pages/add-business/wizard.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** Shown only without script, so it is not in the browser's bundle. */
const PlainForm = import.meta.env.SSR
  ? (await import('#web/pages/add-business/plain-form.tsx')).PlainForm
  : null

/** The success step: loaded before rendering on the server, else when an address says that something was sent. */
const laterSteps = new LazyCode(() => import('#web/pages/add-business/later-steps.tsx'))

// A listing that was sent without script is answered by the same page.
if (import.meta.env.SSR) await laterSteps.load()

const reads = ({ api, language }: PageRequest) => ({ profile: shared.siteProfile(api, language) })

type Props = ViewOf<typeof reads>

/** /add-business: a listing in three steps; without script all on one page. */
export const page = definePage({
  reads,
  answer: ({ language }) => {
    const { title, description } = inLanguage(addBusinessMessages, language)
    return { title, description, canonical: routes.addBusiness.href(), isIndexable: true }
  },
  View: AddBusiness,
})

function AddBusiness({ request: { language, search, site }, data: { profile } }: Props) {
  const messages = inLanguage(addBusinessMessages, language)
  const { contact } = profile
  const reply = contact === null || contact.replyTime === '' ? '' : messages.reply(contact.replyTime)
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{messages.title}</h1>
        {sent === null && (
          <>
            <p className="lead">{messages.lead}</p>
            <p className="prose quiet">
              {site.sendsMail
                ? `${messages.whatHappens} ${reply || inLanguage(formMessages, language).noReplyTime}`
                : messages.whatHappensUnmailed}
            </p>
          </>
        )}
      </div>
      {sent !== null ? (
        <LazySent sent={sent} reply={reply} />
      ) : (
        <>
          <noscript>
            <OnOnePage />
          </noscript>
          <div className="needs-script">
            <Wizard reply={reply} />
          </div>
        </>
      )}
    </div>
  )
}

function OnOnePage() {
  return PlainForm && <PlainForm />
}

/** The success step of a listing that was sent without script. */
function LazySent(props: Parameters<typeof ListingSent>[0]): ReactNode {
  const { ListingSent: Sent } = laterSteps.loaded ?? use(laterSteps.load())
  return <Sent {...props} />
}
