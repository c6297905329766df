import { Link } from 'wouter'
import { Toolbar } from '#web/ui/toolbar.tsx'

interface BreadcrumbsProps {
  /** Says what the list is: 'Sie sind hier'. */
  label: string
  /** From the home page down to the page above this one. */
  trail: readonly { readonly href: string; readonly label: string }[]
}

/** The way from the home page to this one, as links. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <Toolbar label={label}>
        <ol>
          {trail.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ol>
      </Toolbar>
    </nav>
  )
}
