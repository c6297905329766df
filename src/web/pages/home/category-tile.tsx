import { Link } from 'wouter'
import type { GroupSlug } from '#domain/category/group.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Drawing } from '#web/ui/picture/drawing.tsx'

interface CategoryTileProps {
  group: GroupSlug
  /** 0: unknown, or none yet. */
  businessCount: number
  /** Names of its most frequent real categories. */
  services: readonly string[]
}

/** A group of trades with its count and what people most look for in it. */
export function CategoryTile({ group, businessCount, services }: CategoryTileProps) {
  const { messages, formats } = usePage()
  return (
    <li className="cat">
      <div className="pic">
        <Drawing name={GROUP_DRAWINGS[group]} />
      </div>
      <div>
        <h3>
          <Link href={routes.category.href({ category: group })}>{messages.groups[group]}</Link>
        </h3>
        {businessCount > 0 && (
          <p className="count">
            {messages.count.businesses(formats.counted(businessCount, formats.shortCount(businessCount)))}
          </p>
        )}
        {services.length > 0 && <p>{services.join(', ')}</p>}
      </div>
    </li>
  )
}
