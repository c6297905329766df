import type { ReactNode } from 'react'
import type { RankingRules, RankTier } from '#domain/search/ranking.ts'
import { messages as rankingMessages } from '#translated/pages/ranking.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { MeanPart } from '#web/pages/ranking/mean-part.tsx'
import { NearPart } from '#web/pages/ranking/near-part.tsx'
import { PointsPart } from '#web/pages/ranking/points-part.tsx'
import { ShareBars } from '#web/pages/ranking/share-bars.tsx'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { TableOfContents } from '#web/ui/document/table-of-contents.tsx'

/** The rules of the order, from the coarsest to what plays no part. */
export function RankingView({ rules }: { rules: RankingRules }) {
  const messages = useMessages(rankingMessages)
  const parts: readonly { id: string; title: string; content: ReactNode }[] = [
    { id: 'match', title: messages.match, content: <TiersPart tiers={rules.tiers} /> },
    { id: 'near', title: messages.near, content: <NearPart bandsMetres={rules.nearBandsMetres} /> },
    { id: 'points', title: messages.points, content: <PointsPart rules={rules} /> },
    { id: 'mean', title: messages.mean, content: <MeanPart rules={rules} /> },
    {
      id: 'complete',
      title: messages.completeness,
      content: <CompletenessPart parts={rules.completeness} />,
    },
    { id: 'own', title: messages.own, content: <p>{messages.ownText}</p> },
    { id: 'featured', title: messages.featured, content: <p>{messages.featuredText}</p> },
    {
      id: 'never',
      title: messages.never,
      content: (
        <ul>
          {messages.neverList.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'source',
      title: messages.source,
      content: (
        <>
          <p>{messages.sourceText}</p>
          <p className="quiet">{messages.law}</p>
        </>
      ),
    },
  ]
  return (
    <div className="wrap written">
      <DocumentHead title={messages.title}>
        <p className="lead">{messages.lead}</p>
      </DocumentHead>
      <div className="written-body">
        <TableOfContents entries={parts} />
        <div className="written-text">
          <div className="text">
            <h2 className="vh">{messages.short}</h2>
            <ol className="in-short">
              {messages.shortSteps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          {parts.map(({ id, title, content }) => (
            <section key={id} className="part" id={id} aria-labelledby={`h-${id}`}>
              <h2 id={`h-${id}`}>{title}</h2>
              <div className="text">{content}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** What an entry can say, and how much of a complete one each part is. */
function CompletenessPart({ parts }: { parts: RankingRules['completeness'] }) {
  const { messages } = usePage()
  const texts = useMessages(rankingMessages)
  const share = new Intl.NumberFormat(messages.locale, { style: 'percent' })
  return (
    <>
      <p>{texts.completenessText}</p>
      <ShareBars
        shares={parts.map(({ name, percent }) => ({
          name: texts.parts[name],
          value: percent,
          shown: share.format(percent / 100),
        }))}
      />
      <p>{texts.serviceArea}</p>
    </>
  )
}

/** The levels of a match, best first. */
function TiersPart({ tiers }: { tiers: readonly RankTier[] }) {
  const { formats } = usePage()
  const messages = useMessages(rankingMessages)
  return (
    <>
      <p>{messages.matchText(formats.counted(tiers.length))}</p>
      <ol className="levels">
        {tiers.map(tier => (
          <li key={tier}>
            <strong>{messages.tiers[tier].title}</strong>
            <span className="quiet">{messages.tiers[tier].text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
