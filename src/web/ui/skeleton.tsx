import { usePage } from '#web/page-context.ts'

/** A page on its way. */
export function PageSkeleton() {
  return (
    <div className="wrap sec">
      <EntrySkeletons count={4} />
    </div>
  )
}

interface EntrySkeletonsProps {
  count: number
  /** The class of the list that comes. */
  layout?: 'list' | 'cards' | 'cards four' | 'cards flat'
}

/** The skeleton of a list of entries: in its columns, and beginning where it begins. */
export function EntrySkeletons({ count, layout = 'list' }: EntrySkeletonsProps) {
  const { reading } = usePage().messages
  return (
    <div className="entries" aria-busy="true">
      <output className="vh">{reading.pending}</output>
      <ol className={layout} aria-hidden="true">
        {Array.from(Array(count).keys(), key => (
          <li key={key} className="entry">
            <div className="entry-pic pic skeleton" />
            <div className="entry-main">
              <div className="skeleton lines" />
            </div>
            <div className="entry-side">
              <div className="skeleton b-side" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
