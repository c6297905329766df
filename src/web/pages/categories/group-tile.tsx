import { Link } from 'wouter'
import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import type { OverviewGroup } from '#web/cards/category-overview.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { shareOf } from '#web/pages/categories/percent-text.ts'
import { routes } from '#web/routing/routes.ts'
import { Drawing } from '#web/ui/picture/drawing.tsx'

/** One of the other groups: drawing, name, metrics in a line, its most frequent services. */
export function GroupTile({ group, total }: { group: OverviewGroup; total: number }) {
  const { messages, formats } = usePage()
  const texts = useMessages(categoriesMessages)
  const { slug, businessCount, averageRating, topCategories } = group
  const share = shareOf(businessCount, total, messages.locale)
  return (
    <li className="cat">
      <div className="pic">
        <Drawing name={GROUP_DRAWINGS[slug]} />
      </div>
      <div>
        <h3>
          <Link href={routes.category.href({ category: slug })}>{messages.groups[slug]}</Link>
        </h3>
        <p className="count">
          {`${messages.count.businesses(formats.counted(businessCount))}${share === null ? '' : ` (${share})`}`}
        </p>
        {averageRating !== null && <p>{`${texts.rating} ${formats.rating(averageRating)}`}</p>}
        <p>{topCategories.map(({ name }) => name).join(', ')}</p>
      </div>
    </li>
  )
}
