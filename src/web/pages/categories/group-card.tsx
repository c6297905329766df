import { Link } from 'wouter'
import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import type { OverviewGroup } from '#web/cards/category-overview.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { growthText, shareOf } from '#web/pages/categories/percent-text.ts'
import { routes } from '#web/routing/routes.ts'
import { Drawing } from '#web/ui/picture/drawing.tsx'

interface GroupProps {
  group: OverviewGroup
  /** Businesses in the directory. */
  total: number
}

/** A main group: drawing, metrics, and its most frequent services and places as links. */
export function GroupCard({ group, total }: GroupProps) {
  const { messages, formats } = usePage()
  const texts = useMessages(categoriesMessages)
  const { slug, businessCount, averageRating, growth, topCategories, topCities } = group
  return (
    <li className="group">
      <div className="pic">
        <Drawing name={GROUP_DRAWINGS[slug]} />
      </div>
      <h3>
        <Link href={routes.category.href({ category: slug })}>{messages.groups[slug]}</Link>
      </h3>
      <dl>
        <Metric label={texts.businesses} value={formats.count(businessCount)} />
        <Metric label={texts.rating} value={averageRating === null ? null : formats.rating(averageRating)} />
        <Metric label={texts.share} value={shareOf(businessCount, total, messages.locale)} />
        <Metric
          label={texts.growth}
          value={growth === undefined ? null : texts.growthOf(growthText(growth, messages.locale))}
        />
      </dl>
      <Links
        label={texts.services}
        links={topCategories.map(({ slug, name }) => ({
          href: routes.category.href({ category: slug }),
          name,
        }))}
      />
      <Links
        label={texts.cities}
        links={topCities.map(city => ({
          href: routes.cityCategory.href({ city: city.slug, category: slug }),
          name: city.city,
        }))}
      />
    </li>
  )
}

function Metric({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null
  return (
    <div className="lead-row">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Links({ label, links }: { label: string; links: readonly { href: string; name: string }[] }) {
  if (links.length === 0) return null
  return (
    <div className="group-links">
      <span>{label}</span>
      <ul aria-label={label}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
