import { Link } from 'wouter'

interface AnotherButtonProps {
  label: string
  /** Path of the form's page, for a form that was sent without script. */
  href: string
  /** On the page where the form was filled in: an empty one again. */
  onAnother: (() => void) | undefined
}

/** Leads from a form that was sent to another one. */
export function AnotherButton({ label, href, onAnother }: AnotherButtonProps) {
  if (onAnother === undefined) {
    return (
      <Link className="btn" href={href}>
        {label}
      </Link>
    )
  }
  return (
    <button type="button" className="btn" onClick={onAnother}>
      {label}
    </button>
  )
}
