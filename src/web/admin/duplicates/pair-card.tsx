import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import { businessNumber } from '#domain/business/business.ts'
import type { DuplicatePair } from '#domain/duplicate/compare-businesses.ts'
import { adminDuplicatesMessages } from '#web/admin/duplicates/messages.ts'
import { reasonText } from '#web/admin/duplicates/reason-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { changedText } from '#web/admin/ui/changed-text.ts'
import { usePage } from '#web/page-context.ts'

interface PairCardProps {
  pair: DuplicatePair<AdminBusinessRow>
  isBusy: boolean
  onDismiss: () => void
}

/** Two businesses that look like one, side by side, with why; where they differ is marked. */
export function PairCard({ pair: { a, b, score, reasons }, isBusy, onDismiss }: PairCardProps) {
  const { language, formats } = usePage()
  const words = adminDuplicatesMessages(language)
  const id = useId()
  const facts = (side: AdminBusinessRow): Readonly<Record<keyof typeof words.facts, string>> => ({
    name: side.name,
    address: side.address,
    category: side.category,
    phone: side.phone ?? '',
    website: side.website ?? '',
    rating:
      side.rating === null
        ? ''
        : words.rated(formats.rating(Number(side.rating)), formats.count(side.review_count)),
    placeId: side.place_id ?? '',
    source: formats.date(side.source_date),
    completeness: `${formats.count(side.completeness)} %`,
  })
  const first = facts(a)
  const second = facts(b)
  const both = `${a.name} (${businessNumber(a.id)}), ${b.name} (${businessNumber(b.id)})`
  return (
    <li className="pair" aria-labelledby={id}>
      <div className="pair-head">
        <h3 id={id}>{words.pair(a.name, b.name)}</h3>
        <p className="small" title={words.scoreHint}>
          <b>{words.score(formats.count(score))}</b>
          {': '}
          {reasons.map(reason => reasonText(reason, words, formats)).join(', ')}
        </p>
      </div>
      <table className="diff stacks sides">
        <caption className="vh">{words.pair(a.name, b.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.fact}</th>
            {[a, b].map(side => (
              <th key={side.id} scope="col">
                <Link
                  href={adminPaths.business(side.id)}
                  aria-label={words.edit(`${side.name} (${businessNumber(side.id)})`)}
                >
                  {businessNumber(side.id)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(first) as (keyof typeof first)[]).map(fact => {
            const isDifferent = first[fact] !== second[fact]
            const [mine, other] = changedText(first[fact], second[fact])
            return (
              <tr key={fact}>
                <th scope="row">
                  {words.facts[fact]}
                  {isDifferent && <span className="vh"> ({words.differs})</span>}
                </th>
                <td data-label={businessNumber(a.id)}>{shown(mine)}</td>
                <td data-label={businessNumber(b.id)}>{shown(other)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="row-end">
        <Link className="btn ic ic-pair" href={`${adminPaths.duplicates()}?a=${a.id}&b=${b.id}`}>
          {words.compare}
          <span className="vh"> {both}</span>
        </Link>
        <button type="button" className="btn" disabled={isBusy} onClick={onDismiss}>
          {words.dismiss}
          <span className="vh">: {both}</span>
        </button>
      </div>
    </li>
  )

  function shown({ start, middle, end }: { start: string; middle: string; end: string }): ReactNode {
    if (start === '' && middle === '' && end === '') return <span className="quiet">{words.empty}</span>
    return (
      <>
        {start}
        {middle !== '' && <mark>{middle}</mark>}
        {end}
      </>
    )
  }
}
