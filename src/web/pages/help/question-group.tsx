import type { DocumentSection } from '#domain/content/document.ts'
import { messages as helpMessages } from '#translated/pages/help.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Html } from '#web/ui/document/html.tsx'
import { Section } from '#web/ui/section.tsx'

interface QuestionGroupProps {
  group: DocumentSection
  /** True while a search shows what it has found. */
  areOpen: boolean
}

/** Questions of one kind. The anchor is in the answer, so that browsers open it for an address with its fragment. */
export function QuestionGroup({ group, areOpen }: QuestionGroupProps) {
  const { formats, language } = usePage()
  const count = group.sections.length
  return (
    <Section
      heading={`h-${group.id}`}
      title={group.title}
      className="questions"
      id={group.id}
      aside={<p className="quiet">{inLanguage(helpMessages, language).questions(formats.counted(count))}</p>}
    >
      <Html html={group.html} />
      {group.sections.map(({ id, title, html }) => (
        <details key={id} className="question" open={areOpen}>
          <summary className="ic ic-down">
            <h3>{title}</h3>
          </summary>
          <Html html={html} className="text answer" id={id} />
        </details>
      ))}
    </Section>
  )
}
