import { usePage } from '#web/page-context.ts'

/** A page on its way. */
export function PageSkeleton() {
  return (
    <div className="wrap entries sec">
      <EntrySkeletons count={4} />
    </div>
  )
}

/** The skeleton of a list of entries. */
export function EntrySkeletons({ count, layout = 'list' }: { count: number; layout?: 'list' | 'cards' }) {
  const { reading } = usePage().messages
  return (
    <div aria-busy="true">
      <output className="vh">{reading.pending}</output>
      <ul className={layout} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map(key => (
          <li key={key} className="entry">
            <div className="entry-pic pic skeleton" />
            <div className="entry-main">
              {['b70', 'b50', 'b60', 'b40'].map(width => (
                <div key={width} className={`skeleton ${width}`} />
              ))}
            </div>
            <div className="entry-side">
              <div className="skeleton b-side" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
