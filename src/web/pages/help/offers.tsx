import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Section } from '#web/ui/section.tsx'

export interface Offer {
  readonly title: string
  readonly text: string
  /** Where it leads: a page, an anchor of this one, 'tel:' or 'mailto:'. */
  readonly href: string
  /** What the link says where the title does not: a number, an address. */
  readonly label?: string
}

interface OffersProps {
  id: string
  title: string
  offers: readonly Offer[]
}

/** A row of links to help. */
export function Offers({ id, title, offers }: OffersProps) {
  return (
    <Section heading={id} title={title}>
      <ul className="offers">
        {offers.map(({ title, text, href, label }) => (
          <li key={title}>
            <h3>{label === undefined ? <Way href={href}>{title}</Way> : title}</h3>
            {label !== undefined && (
              <p className="offer-way">
                <Way href={href}>{label}</Way>
              </p>
            )}
            {text !== '' && <p className="quiet">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>
}
