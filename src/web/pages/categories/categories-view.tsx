import { useQuery } from '@tanstack/react-query'
import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import type { Read } from '#web/api/read.ts'
import { isMain, type Overview } from '#web/cards/category-overview.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryIndex } from '#web/pages/categories/category-index.tsx'
import { GroupCard } from '#web/pages/categories/group-card.tsx'
import { GroupTile } from '#web/pages/categories/group-tile.tsx'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { SourceNote } from '#web/ui/list/source-note.tsx'
import { Section } from '#web/ui/section.tsx'

const NO_BUSINESSES: Read<readonly ListCard[]> = { queryKey: ['businesses', 'none'], queryFn: async () => [] }

interface CategoriesViewProps {
  overview: Overview
  /** Businesses in the directory. */
  total: number
  popular: Read<readonly ListCard[]> | undefined
}

/** The groups, the main ones with all metrics, popular businesses, and the index of all real categories. */
export function CategoriesView({ overview, total, popular: read }: CategoriesViewProps) {
  const popular = useQuery(read ?? NO_BUSINESSES).data ?? []
  const { messages, formats, site } = usePage()
  const texts = useMessages(categoriesMessages)
  const { groups, categoryCount } = overview
  const businesses = messages.count.businesses(formats.counted(total))
  const categories = texts.ofCategories(formats.counted(categoryCount))
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ href: routes.home.href(), label: messages.frame.nav.home }]} />
      <header className="plain-head">
        <h1>{texts.title}</h1>
        {total > 0 && <p className="lead">{texts.lead(businesses, categories)}</p>}
      </header>
      {total === 0 && <EmptyDirectory />}
      {groups.length > 0 && (
        <section aria-labelledby="hauptbereiche">
          <div className="sec-head">
            <h2 id="hauptbereiche">{texts.main}</h2>
          </div>
          <SourceNote />
          <ul className="groups">
            {groups
              .filter(({ slug }) => isMain(slug))
              .map(group => (
                <GroupCard key={group.slug} group={group} total={total} />
              ))}
          </ul>
        </section>
      )}
      {groups.some(({ slug }) => !isMain(slug)) && (
        <Section heading="bereiche" title={texts.others}>
          <ul className="cats">
            {groups
              .filter(({ slug }) => !isMain(slug))
              .map(group => (
                <GroupTile key={group.slug} group={group} total={total} />
              ))}
          </ul>
        </Section>
      )}
      {popular.length > 0 && (
        <Section
          heading="beliebt"
          title={texts.popular}
          aside={
            <p className="quiet">
              {[texts.popularNote, site.showsRatings && messages.card.notChecked].filter(Boolean).join(' ')}
            </p>
          }
        >
          <div className="entries">
            <ul className="cards four">
              {popular.map(card => (
                <BusinessEntry key={card.id} card={card} actions="phone" />
              ))}
            </ul>
          </div>
        </Section>
      )}
      {categoryCount > 0 && <CategoryIndex overview={overview} />}
    </div>
  )
}
