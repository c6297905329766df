import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import { businessNumber } from '#domain/business/business.ts'
import type { DuplicatePair, DuplicateReason } from '#domain/duplicate/compare-businesses.ts'
import type { AdminDuplicatesMessages } from '#messages/de/admin/duplicates.ts'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { DiffTable, markedTexts } from '#web/admin/ui/diff-table.tsx'
import type { Formats } from '#web/format/formats.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface PairCardProps {
  pair: DuplicatePair<AdminBusinessRow>
  isBusy: boolean
  onDismiss: () => void
}

/** A possible duplicate: two businesses side by side, the reasons, and their differences marked. */
export function PairCard({ pair: { a, b, score, reasons }, isBusy, onDismiss }: PairCardProps) {
  const { formats } = usePage()
  const messages = useMessages(adminDuplicatesMessages)
  const id = useId()
  const facts = (side: AdminBusinessRow): Readonly<Record<keyof typeof messages.facts, string>> => ({
    name: side.name,
    address: side.address,
    category: side.category,
    phone: side.phone ?? '',
    website: side.website ?? '',
    rating:
      side.rating === null
        ? ''
        : messages.rated(formats.rating(Number(side.rating)), formats.counted(side.review_count)),
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
        <h3 id={id}>{messages.pair(a.name, b.name)}</h3>
        <p className="small" title={messages.scoreHint}>
          <b>{messages.score(formats.counted(score))}</b>
          <span>{`: ${reasons.map(reason => reasonText(reason, messages, formats)).join(', ')}`}</span>
        </p>
      </div>
      <DiffTable
        className="sides"
        caption={messages.pair(a.name, b.name)}
        heads={{ name: messages.fact, before: sideLink(a), after: sideLink(b) }}
        labels={{ before: businessNumber(a.id), after: businessNumber(b.id) }}
        rows={(Object.keys(first) as (keyof typeof first)[]).map(fact => ({
          key: fact,
          name: (
            <>
              <span>{messages.facts[fact]}</span>
              {first[fact] !== second[fact] && <span className="vh"> ({messages.differs})</span>}
            </>
          ),
          ...markedTexts(first[fact], second[fact], messages.empty, ['mark', 'mark']),
        }))}
      />
      <div className="row-end">
        <Link className="btn ic ic-pair" href={`${adminPaths.duplicates()}?a=${a.id}&b=${b.id}`}>
          {messages.compare}
          <span className="vh">{` ${both}`}</span>
        </Link>
        <button type="button" className="btn" disabled={isBusy} onClick={onDismiss}>
          {messages.dismiss}
          <span className="vh">{`: ${both}`}</span>
        </button>
      </div>
    </li>
  )

  function sideLink({ id: number, name }: AdminBusinessRow): ReactNode {
    return (
      <Link
        href={adminPaths.business(number)}
        aria-label={messages.edit(`${name} (${businessNumber(number)})`)}
      >
        {businessNumber(number)}
      </Link>
    )
  }
}

/** A reason as text: 'gleiche Telefonnummer (+49…)', '40 m voneinander entfernt'. */
function reasonText(reason: DuplicateReason, messages: AdminDuplicatesMessages, formats: Formats): string {
  if (reason.kind === 'distance') return messages.reasons.distance(formats.distance(reason.metres))
  return messages.reasons[reason.kind](reason.value)
}
