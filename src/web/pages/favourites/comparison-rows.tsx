import { Fragment, type ReactNode } from 'react'
import { GOOGLE } from '#domain/business/rating-source.ts'
import { telUrl } from '#domain/link/contact-url.ts'
import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import { type ListCard, unpackHours } from '#web/cards/list-card.ts'
import { daysInShort, hourRows } from '#web/format/hour-rows.ts'
import { todayOf } from '#web/format/open-state-text.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { type Compared, traitRows } from '#web/pages/favourites/compared.ts'
import { shownHost } from '#web/routing/external-links.ts'
import { nationalPhone, placeLine } from '#web/ui/card/business-entry.tsx'
import { type ShownState, shownState } from '#web/ui/card/open-state.tsx'
import { useNow } from '#web/ui/now.tsx'

/** One row: what it is about and what each business has there. */
export interface Row {
  readonly key: string
  /** Of what the business has; unset: its facts. */
  readonly group?: string
  readonly label: string
  /** True at this minute only: of no use on paper. */
  readonly isOfNow?: boolean
  /** What is equal or not; the cells say it in words. */
  readonly values: readonly unknown[]
  readonly cells: readonly ReactNode[]
}

/** The rows of a comparison: what is known of any of the businesses. */
export function useComparisonRows(businesses: readonly Compared[]): {
  facts: readonly Row[]
  traits: readonly Row[]
} {
  const { messages, formats, site } = usePage()
  const texts = useMessages(favouritesMessages)
  const unknown = (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{texts.notSaid}</span>
    </>
  )
  const row = (
    label: string,
    factOf: (business: Compared) => unknown,
    cellOf: (business: Compared) => ReactNode = business => String(factOf(business)),
  ): Row => {
    const values = businesses.map(factOf)
    const cells = businesses.map((business, at) => ((values[at] ?? '') === '' ? unknown : cellOf(business)))
    return { key: label, label, values, cells }
  }
  const words = { ...messages.hours, unknownDay: '' }
  const hoursOn = (day: number, { hours, status }: ListCard) => {
    const week = unpackHours(hours)
    return week === null || status !== undefined ? [] : (hourRows(week, words)[day]?.times ?? [])
  }
  const weekOf = ({ hours, status }: ListCard) => {
    const week = unpackHours(hours)
    return week === null || status !== undefined ? [] : daysInShort(week, words, messages.weekdays.short)
  }
  const now = useNow()
  const { weekday } = todayOf(now, formats)
  const stateOf = ({ status, hours, isHoliday }: ListCard) =>
    shownState({ hours: unpackHours(hours), status, isHoliday }, now, messages)
  const facts = [
    row(texts.rows.category, ({ card }) => card.category),
    {
      ...row(
        texts.rows.state,
        ({ card }) => {
          const { word, detail } = stateOf(card)
          return `${word} ${detail}`
        },
        ({ card }) => <StateCell state={stateOf(card)} />,
      ),
      isOfNow: businesses.every(({ card }) => card.status === undefined),
    },
    {
      ...row(
        texts.rows.hoursToday,
        ({ card }) => hoursOn(weekday, card).join(),
        ({ card }) => <Times times={hoursOn(weekday, card)} />,
      ),
      isOfNow: true,
    },
    row(
      texts.rows.week,
      ({ card }) =>
        weekOf(card)
          .map(({ days, times }) => `${days} ${times}`)
          .join(),
      ({ card }) => (
        <ul>
          {weekOf(card).map(({ days, times }) => (
            <li key={days}>
              <span>{days}</span> <Times times={times} />
            </li>
          ))}
        </ul>
      ),
    ),
    ...(site.showsRatings
      ? [
          row(
            messages.card.rating,
            ({ card }) =>
              card.rating === null || card.reviewCount === 0 ? '' : `${card.rating} ${card.reviewCount}`,
            ({ card }) => (
              <span className="rating">
                <b>{formats.rating(Number(card.rating))}</b>
                <span className="num ic ic-star">
                  {`${messages.count.reviews(formats.counted(card.reviewCount))} · ${card.ratingSource ?? GOOGLE}`}
                </span>
              </span>
            ),
          ),
        ]
      : []),
    row(
      texts.rows.distance,
      ({ card }) => card.distanceMetres,
      ({ card }) => formats.distance(card.distanceMetres ?? 0),
    ),
    row(
      texts.rows.price,
      ({ priceLevel }) => priceLevel,
      ({ priceLevel }) => (
        <>
          <span aria-hidden="true">{'€'.repeat(priceLevel ?? 0)}</span>
          <span className="vh">{texts.priceOf(priceLevel ?? 0)}</span>
        </>
      ),
    ),
    row(texts.rows.place, ({ card }) => placeLine(card, messages)),
    row(
      texts.rows.phone,
      ({ card }) => card.phone,
      ({ card }) => (
        <a className="num" href={telUrl(card.phone ?? '')}>
          {nationalPhone(card.phone ?? '')}
        </a>
      ),
    ),
    row(
      messages.card.website,
      ({ card }) => card.website,
      ({ card }) => (
        <a className="host" href={card.website ?? ''} rel="nofollow">
          {shownHost(card.website ?? '')}
        </a>
      ),
    ),
  ].filter(({ values }) => values.some(value => (value ?? '') !== ''))
  const cellOf = (value: string | boolean | undefined) => {
    if (value === undefined) return unknown
    if (typeof value === 'string') return value
    return <span className={value ? 'ic ic-check yes' : 'ic ic-x no'}>{value ? texts.yes : texts.no}</span>
  }
  const traits = traitRows(businesses.map(({ about }) => about)).map(({ group, trait, values }) => ({
    key: `${group} ${trait}`,
    group,
    label: trait,
    values,
    cells: values.map(cellOf),
  }))
  return { facts, traits }
}

/** Open or closed, and the next change below: beside it, narrow columns would part them anywhere. */
function StateCell({ state: { kind, word, detail } }: { state: ShownState }) {
  return (
    <p className={`state ${kind}`}>
      {word !== '' && <b>{`${word} `}</b>}
      {detail !== '' && <span>{detail}</span>}
    </p>
  )
}

/** '7:30–12:00, 13:00–18:00', broken between two of them only. */
function Times({ times }: { times: readonly string[] }) {
  return times.map((time, at) => (
    <Fragment key={time}>
      {at > 0 && <span> </span>}
      <span className="num">{at < times.length - 1 ? `${time},` : time}</span>
    </Fragment>
  ))
}
