import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import type { Overview } from '#web/cards/category-overview.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Initials } from '#web/pages/categories/initials.tsx'
import { routes } from '#web/routing/routes.ts'
import { LinkIndex } from '#web/ui/list/link-index.tsx'
import { Section } from '#web/ui/section.tsx'

/** The real categories from A to Z; where they are too many for a page, the most frequent and the way to the others. */
export function CategoryIndex({ overview }: { overview: Overview }) {
  const { formats } = usePage()
  const messages = useMessages(categoriesMessages)
  const { index, initials } = overview
  return (
    <Section
      heading="a-z"
      title={messages.index}
      aside={
        initials.length > 0 && <p className="quiet">{messages.mostFrequent(formats.counted(index.length))}</p>
      }
    >
      <Initials initials={initials} />
      <LinkIndex
        rows={index.map(({ slug, name, businessCount }) => ({
          href: routes.category.href({ category: slug }),
          name,
          value: formats.count(businessCount),
        }))}
      />
    </Section>
  )
}
