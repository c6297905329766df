import { messages as newsletterMessages } from '#translated/pages/newsletter.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { inLanguage } from '#web/messages.ts'
import { NewsletterForm } from '#web/pages/newsletter/newsletter-form.tsx'
import { definePage, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** /newsletter: the address, and what one agrees to. */
export const page = definePage({
  answer: ({ language }) => {
    const { title, description } = inLanguage(newsletterMessages, language)
    return { title, description, canonical: routes.newsletter.href(), isIndexable: true }
  },
  View: Newsletter,
})

function Newsletter({ request: { language, search } }: ViewOf<() => Record<never, never>>) {
  const messages = inLanguage(newsletterMessages, language)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <div className="prose">
        <NewsletterForm sentBefore={sentByAddress(search)} />
      </div>
    </div>
  )
}
