import type { SiteDocument } from '#domain/content/document.ts'
import type { SiteProfile } from '#domain/settings/site-profile.ts'
import { messages as aboutMessages } from '#translated/pages/about.ts'
import { useMessages } from '#web/messages.ts'
import { AboutEntries } from '#web/pages/about/about-entries.tsx'
import { AboutMetrics } from '#web/pages/about/about-metrics.tsx'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { Html } from '#web/ui/document/html.tsx'

interface AboutViewProps {
  document: SiteDocument
  profile: SiteProfile | undefined
}

/** Lead, metrics, the text with its headings in the margin, and the operator's timeline and team. */
export function AboutView({ document, profile }: AboutViewProps) {
  const messages = useMessages(aboutMessages)
  return (
    <div className="wrap written">
      <DocumentHead title={document.title}>
        <Html className="text intro" html={document.introHtml} />
      </DocumentHead>
      <AboutMetrics />
      {document.sections.map(({ id, title, html }) => (
        <section key={id} className="margin-part" id={id} aria-labelledby={`h-${id}`}>
          <h2 id={`h-${id}`}>{title}</h2>
          <Html html={html} />
        </section>
      ))}
      <AboutEntries id="zeit" title={messages.timeline} entries={profile?.timeline ?? []} kind="timeline" />
      <AboutEntries id="menschen" title={messages.team} entries={profile?.team ?? []} kind="team" />
    </div>
  )
}
