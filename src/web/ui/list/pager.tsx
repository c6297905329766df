import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'

interface PagerProps {
  page: number
  pages: number
  /** Address of a page of the same list. */
  hrefOf: (page: number) => string
}

/** Previous, at most five numbers around the current page, next: plain links. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const { messages, formats } = usePage()
  const { pager } = messages
  const numbers = pagerNumbers(page, pages)
  if (numbers.length === 0) return null
  return (
    <nav className="pager" aria-label={pager.label}>
      {page > 1 ? (
        <Link className="ic ic-left" rel="prev" href={hrefOf(page - 1)}>
          {pager.previous}
        </Link>
      ) : (
        <span className="off ic ic-left">{pager.previous}</span>
      )}
      {numbers.map(number =>
        number === page ? (
          <span key={number} className="cur" aria-current="page">
            <span className="vh">{`${pager.page} `}</span>
            <span>{formats.count(number)}</span>
          </span>
        ) : (
          <Link key={number} href={hrefOf(number)}>
            <span className="vh">{`${pager.page} `}</span>
            <span>{formats.count(number)}</span>
          </Link>
        ),
      )}
      {page < pages ? (
        <Link className="ic ic-right" rel="next" href={hrefOf(page + 1)}>
          {pager.next}
        </Link>
      ) : (
        <span className="off ic ic-right">{pager.next}</span>
      )}
    </nav>
  )
}

/** At most so many numbers in a pager (specification, section 9). */
const NUMBERS = 5

/**
 * The page numbers to offer, around the current one.
 * @param page current page, 1 and up
 * @param pages how many there are
 * @returns at most five ascending numbers that contain the current one; [] for a single page
 */
export function pagerNumbers(page: number, pages: number): readonly number[] {
  if (pages <= 1) return []
  const first = Math.max(1, Math.min(page - 2, pages - NUMBERS + 1))
  return Array.from({ length: Math.min(NUMBERS, pages) }, (_, index) => first + index)
}
