import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { DocumentSection, SiteDocument } from '#domain/content/document.ts'
import type { SiteContact } from '#domain/settings/site-profile.ts'
import { messages as helpMessages } from '#translated/pages/help.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { matchingGroups, readHelpQuery } from '#web/pages/help/help-filter.ts'
import { HelpNext } from '#web/pages/help/help-next.tsx'
import { HelpSearch } from '#web/pages/help/help-search.tsx'
import { QuestionGroup } from '#web/pages/help/question-group.tsx'
import { routes } from '#web/routing/routes.ts'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { Html } from '#web/ui/document/html.tsx'
import { Empty } from '#web/ui/empty.tsx'

interface HelpViewProps {
  document: SiteDocument
  contact: SiteContact | null
}

/** The help: search, groups of questions, support and what to read next. */
export function HelpView({ document, contact }: HelpViewProps) {
  const { messages, formats, language } = usePage()
  const texts = inLanguage(helpMessages, language)
  // Of the address itself: the one that is shown follows it late, and who goes back at once would keep what was typed.
  const sought = readHelpQuery(useSearch())
  const [query, setQuery] = useState(sought)
  const [followed, setFollowed] = useState(sought)
  if (followed !== sought) {
    setFollowed(sought)
    setQuery(sought)
  }
  useLinkedQuestion()
  const typed = query.trim()
  const groups = matchingGroups(document.sections, typed, {
    ...inLanguage(helpMessages, language),
    locale: messages.locale,
  })
  const count = groups.reduce((sum, { sections }) => sum + sections.length, 0)
  return (
    <div className="wrap written">
      <DocumentHead title={document.title}>
        <Html className="text intro" html={document.introHtml} />
      </DocumentHead>
      <div className="written-body help">
        <div className="help-side">
          <HelpSearch query={query} onQuery={setQuery} />
          <HelpTopics groups={groups} />
        </div>
        <div className="written-text wide">
          <output className={typed === '' ? 'vh' : 'help-found'}>
            {typed !== '' && count > 0 && texts.found(formats.counted(count), typed)}
          </output>
          {count === 0 && <NoAnswer query={typed} onReset={() => setQuery('')} />}
          {groups.map(group => (
            <QuestionGroup key={group.id} group={group} areOpen={typed !== ''} />
          ))}
        </div>
      </div>
      <HelpNext contact={contact} groups={document.sections} />
    </div>
  )
}

/** Opens the question that the address names (#id), when the page is opened and when a link on it is followed. */
function useLinkedQuestion(): void {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const question = answer?.closest('details')
      if (answer === null || !question) return
      question.open = true
      question.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}

/** The groups with the number of their questions, leading down to them. */
function HelpTopics({ groups }: { groups: readonly DocumentSection[] }) {
  const { formats, language } = usePage()
  if (groups.length === 0) return null
  return (
    <nav className="help-topics" aria-label={inLanguage(helpMessages, language).groups}>
      <ul>
        {groups.map(({ id, title, sections }) => (
          <li key={id} className="lead-row">
            <a href={`#${id}`}>{title}</a>
            <span className="quiet">{formats.count(sections.length)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** No question contains the search words: says so, and leads back to all questions. */
function NoAnswer({ query, onReset }: { query: string; onReset: () => void }) {
  const messages = useMessages(helpMessages)
  return (
    <Empty level={2} title={messages.none} text={messages.noneText(query)}>
      <Link className="btn go" href={routes.help.href()} onClick={onReset}>
        {messages.reset}
      </Link>
    </Empty>
  )
}
