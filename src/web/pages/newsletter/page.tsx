import { loadForm } from '#web/forms/load-form.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { newsletterWords } from '#web/messages/newsletter/words.ts'
import { usePage } from '#web/page-context.ts'
import { NewsletterForm } from '#web/pages/newsletter/newsletter-form.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Newsletter, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const titlePrefix = await loadForm(context, 'newsletter')
  const { title, description } = newsletterWords(context.language)
  return {
    status: 200,
    meta: { title: titlePrefix + title, description, canonical: paths.newsletter(), isIndexable: true },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /newsletter: the address, and what one agrees to. */
function Newsletter({ search }: PageProps) {
  const words = newsletterWords(usePage().language)
  useTitle(words.title)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="prose">
        <NewsletterForm sentBefore={sentByAddress(search)} />
      </div>
    </div>
  )
}
