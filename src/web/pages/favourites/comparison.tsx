import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import { failureText } from '#web/api/failure.ts'
import type { Read } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import type { FavouriteIds } from '#web/favourites/favourite-ids.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { areDifferent, type Compared } from '#web/pages/favourites/compared.ts'
import { type Row, useComparisonRows } from '#web/pages/favourites/comparison-rows.tsx'
import { withDistances } from '#web/pages/favourites/distance-origin.ts'
import { LEAST_COMPARED, type ListAddress, listHref } from '#web/pages/favourites/list-address.ts'
import { businessHref } from '#web/routing/routes.ts'

interface ComparisonProps {
  compared: Read<readonly Compared[]>
  address: ListAddress
  place: ResolvedPlace | null
  /** Somebody has just asked for it. */
  takesFocus: boolean
  /** Told which ones are compared after one was taken out. */
  onChange: (ids: FavouriteIds) => void
}

/** Classes of tables that are wider than two columns. */
const COLUMNS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four' }

/** Up to four saved businesses side by side; where they differ is marked. */
export function Comparison({ compared, address, place, takesFocus, onChange }: ComparisonProps) {
  const { messages, site } = usePage()
  const texts = useMessages(favouritesMessages)
  const { data, failure, isSlow, retry } = useRead(compared)
  const isPending = data === undefined && failure === null
  const heading = useRef<HTMLHeadingElement>(null)
  const [isNarrowed, setIsNarrowed] = useState(false)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const businesses = data ?? []
  const cards = withDistances(
    businesses.map(({ card }) => card),
    place,
  )
  const ids = cards.map(({ id }) => id)
  const { facts, traits } = useComparisonRows(
    businesses.map((business, at) => ({ ...business, card: cards[at] ?? business.card })),
  )
  const shown = (rows: readonly Row[]) => rows.filter(({ values }) => !isNarrowed || areDifferent(values))
  const groups = Map.groupBy(shown(traits), ({ group = '' }) => group)
  return (
    <section className="sec compared" aria-labelledby="vergleich" aria-busy={isPending || undefined}>
      <div className="sec-head">
        <h2 id="vergleich" ref={heading} tabIndex={-1}>
          {texts.comparison}
        </h2>
        <Link href={listHref({ ...address, compare: [] })} onClick={() => onChange([])}>
          {texts.endComparison}
        </Link>
      </div>
      {isPending && (
        <>
          <output className={isSlow ? undefined : 'vh'}>
            {isSlow ? messages.reading.slow : messages.reading.pending}
          </output>
          <div className="skeleton compared-skeleton" />
        </>
      )}
      {failure !== null && (
        <p className="note" role="alert">
          <span>{`${texts.comparisonFailed} ${failureText(failure, messages)}`}</span>{' '}
          <button type="button" className="btn" onClick={retry}>
            {texts.again}
          </button>
        </p>
      )}
      {data !== undefined && businesses.length < LEAST_COMPARED && <p className="note">{texts.tooFew}</p>}
      {businesses.length >= LEAST_COMPARED && (
        <>
          {businesses.length < address.compare.length && <p className="note">{texts.gone}</p>}
          <label className="pick needs-script">
            <input type="checkbox" checked={isNarrowed} onChange={() => setIsNarrowed(!isNarrowed)} />
            {texts.differencesOnly}
          </label>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups rows */}
          <div className="compared-scroll" role="group" aria-labelledby="vergleich" tabIndex={0}>
            <table className={COLUMNS[cards.length]}>
              <caption className="vh">{texts.comparisonCaption}</caption>
              <thead>
                <tr>
                  <td />
                  {cards.map(card => (
                    <th key={card.id} scope="col">
                      <div className="compared-name">
                        <Link href={businessHref(card)}>{card.name}</Link>
                        {cards.length > LEAST_COMPARED && (
                          <Link
                            className="ic ic-x take-out"
                            href={listHref({ ...address, compare: without(address.compare, card.id) })}
                            aria-label={texts.takeOut(card.name)}
                            onClick={() => onChange(without(address.compare, card.id))}
                          />
                        )}
                      </div>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown(facts).map(row => (
                  <TableRow key={row.key} row={row} ids={ids} />
                ))}
              </tbody>
              {[...groups].map(([group, rows]) => (
                <tbody key={group}>
                  <tr className="trait-group">
                    <th scope="rowgroup" colSpan={cards.length + 1}>
                      <span>{group}</span>
                    </th>
                  </tr>
                  {rows.map(row => (
                    <TableRow key={row.key} row={row} ids={ids} />
                  ))}
                </tbody>
              ))}
            </table>
          </div>
          {site.showsRatings && <p className="quiet small">{messages.card.notChecked}</p>}
        </>
      )}
    </section>
  )
}

function TableRow({ row: { label, isOfNow, values, cells }, ids }: { row: Row; ids: FavouriteIds }) {
  const texts = useMessages(favouritesMessages)
  const differ = areDifferent(values)
  return (
    <tr className={[differ && 'differs', isOfNow && 'of-now'].filter(Boolean).join(' ') || undefined}>
      <th scope="row">
        <span>{label}</span>
        {differ && <span className="vh">{` (${texts.differs})`}</span>}
      </th>
      {cells.map((cell, at) => (
        <td key={ids[at]}>{cell}</td>
      ))}
    </tr>
  )
}

function without(ids: FavouriteIds, id: number): FavouriteIds {
  return ids.filter(other => other !== id)
}
