import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'

interface BreadcrumbsProps {
  /** From the home page down to the page above this one. */
  trail: readonly { readonly href: string; readonly label: string }[]
}

/** The way from the home page to this one, as links. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { path } = usePage().messages.frame
  return (
    <nav className="crumbs" aria-label={path}>
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
