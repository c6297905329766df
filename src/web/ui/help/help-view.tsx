import { useEffect, useState } from 'react'
import type { SiteDocument } from '#domain/document.ts'
import type { SiteContact } from '#domain/site-profile.ts'
import { matchingGroups } from '#web/help-filter.ts'
import { helpWords } from '#web/messages/help/words.ts'
import { usePage } from '#web/page-context.ts'
import { HelpNext } from '#web/ui/help/help-next.tsx'
import { HelpSearch } from '#web/ui/help/help-search.tsx'
import { HelpTopics } from '#web/ui/help/help-topics.tsx'
import { NoAnswer } from '#web/ui/help/no-answer.tsx'
import { QuestionGroup } from '#web/ui/help/question-group.tsx'
import { Html } from '#web/ui/written/html.tsx'
import { WrittenHead } from '#web/ui/written/written-head.tsx'

interface HelpViewProps {
  document: SiteDocument
  contact: SiteContact | null
  /** What the address asks for; the field leads from then on. */
  sought: string
}

/** The help: search, groups of questions, support and what to read next. */
export function HelpView({ document, contact, sought }: HelpViewProps) {
  const { messages, formats, language } = usePage()
  const words = helpWords(language)
  const [query, setQuery] = useState(sought)
  useEffect(() => setQuery(sought), [sought])
  useLinkedQuestion()
  const typed = query.trim()
  const groups = matchingGroups(document.sections, typed, messages.locale)
  const count = groups.reduce((sum, { sections }) => sum + sections.length, 0)
  return (
    <div className="wrap written">
      <WrittenHead title={document.title}>
        <Html className="text intro" html={document.introHtml} />
      </WrittenHead>
      <div className="written-body help">
        <div className="help-side">
          <HelpSearch query={query} onQuery={setQuery} />
          <HelpTopics groups={groups} />
        </div>
        <div className="written-text wide">
          <output className={typed === '' ? 'vh' : 'help-found'}>
            {typed !== '' && count > 0 && words.found(formats.count(count), formats.isOne(count), typed)}
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
