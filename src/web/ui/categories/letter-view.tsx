import { categoriesWords } from '#web/messages/categories/words.ts'
import { listingWords } from '#web/messages/listing/words.ts'
import { OTHER_INITIAL, type Overview } from '#web/overview.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { Initials } from '#web/ui/categories/initials.tsx'
import { Crumbs } from '#web/ui/crumbs.tsx'
import { LeadIndex } from '#web/ui/listing/lead-index.tsx'

/** All real categories with one initial. */
export function LetterView({ overview, letter }: { overview: Overview; letter: string }) {
  const { messages, formats, language } = usePage()
  const words = categoriesWords(language)
  return (
    <div className="wrap">
      <Crumbs
        label={listingWords(language).path}
        trail={[
          { href: paths.home(), label: messages.frame.nav.home },
          { href: paths.categories(), label: words.title },
        ]}
      />
      <header className="plain-head">
        <h1>{words.letterTitle(letter === OTHER_INITIAL ? words.digits : letter)}</h1>
      </header>
      <Initials initials={overview.initials} shown={letter} />
      <LeadIndex
        rows={overview.index.map(({ slug, name, businessCount }) => ({
          href: paths.category(slug),
          name,
          value: formats.count(businessCount),
        }))}
      />
    </div>
  )
}
