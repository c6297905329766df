import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { merklisteWords } from '#web/messages/merkliste/words.ts'
import { contactCardsUrl } from '#web/outward-links.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { type SavedIds, save } from '#web/saved/saved-ids.ts'
import { savedRead } from '#web/saved-reads.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { SavedCards } from '#web/ui/merkliste/saved-cards.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'

/** A list that somebody shares by its address. */
export function SharedList({ ids }: { ids: SavedIds }) {
  const { api, language, formats, messages } = usePage()
  const words = merklisteWords(language)
  const toast = useToast()
  const query = useQuery(savedRead(api, ids))
  if (query.data === undefined) return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
  const cards = query.data
  const keepAll = () =>
    save(cards.map(({ id }) => id))
      ? toast({ kind: 'done', text: words.kept })
      : toast({ kind: 'failed', text: words.noRoom(formats.count(MAX_LISTED_IDS)) })
  return (
    <>
      <div className="page-head">
        <h1>{words.sharedTitle}</h1>
        <p className="prose quiet">{words.sharedText}</p>
      </div>
      {cards.length === 0 ? (
        <Empty level={2} title={words.sharedEmpty} text={words.gone}>
          <Link className="btn go" href={paths.businesses()}>
            {messages.frame.searchBusinesses}
          </Link>
        </Empty>
      ) : (
        <>
          <div className="saved-tools">
            <h2>{messages.count.businesses(formats.count(cards.length), formats.isOne(cards.length))}</h2>
            <button type="button" className="btn go ic ic-keep needs-script" onClick={keepAll}>
              {words.keepAll}
            </button>
            <a className="btn ic ic-save" href={contactCardsUrl(ids)} download>
              {words.cards}
            </a>
            <Link className="btn bare" href={paths.saved()}>
              {words.toOwn}
            </Link>
          </div>
          {cards.length < ids.length && <p className="note">{words.gone}</p>}
          <SavedCards cards={cards} />
        </>
      )}
    </>
  )
}
