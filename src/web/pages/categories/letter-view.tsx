import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import { OTHER_INITIAL, type Overview } from '#web/cards/category-overview.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Initials } from '#web/pages/categories/initials.tsx'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { LinkIndex } from '#web/ui/list/link-index.tsx'

/** All real categories with one initial. */
export function LetterView({ overview, letter }: { overview: Overview; letter: string }) {
  const { messages, formats } = usePage()
  const texts = useMessages(categoriesMessages)
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { href: routes.home.href(), label: messages.frame.nav.home },
          { href: routes.categories.href(), label: texts.title },
        ]}
      />
      <header className="plain-head">
        <h1>{texts.letterTitle(letter === OTHER_INITIAL ? texts.digits : letter)}</h1>
      </header>
      <Initials initials={overview.initials} shown={letter} />
      <LinkIndex
        rows={overview.index.map(({ slug, name, businessCount }) => ({
          href: routes.category.href({ category: slug }),
          name,
          value: formats.count(businessCount),
        }))}
      />
    </div>
  )
}
