import { Link } from 'wouter'
import { telUrl } from '#domain/link/contact-url.ts'
import type { SiteContact } from '#domain/settings/site-profile.ts'
import { messages as contactMessages } from '#translated/pages/contact.ts'
import { useMessages } from '#web/messages.ts'
import { routes } from '#web/routing/routes.ts'

/** Who runs the site and how to reach them, as the settings say. */
export function ContactFacts({ contact }: { contact: SiteContact }) {
  const messages = useMessages(contactMessages)
  const { name, email, phone, supportHours, replyTime } = contact
  return (
    <aside className="preview facts" aria-labelledby="facts">
      <h2 id="facts">{messages.facts}</h2>
      <dl>
        <dt>{messages.operator}</dt>
        <dd>{name}</dd>
        <dt>{messages.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {phone !== '' && (
          <>
            <dt>{messages.phone}</dt>
            <dd>
              <a href={telUrl(phone)}>{phone}</a>
            </dd>
          </>
        )}
        {phone !== '' && supportHours !== '' && (
          <>
            <dt>{messages.hours}</dt>
            <dd>{supportHours}</dd>
          </>
        )}
        <dt>{messages.reply}</dt>
        <dd>{messages.within(replyTime)}</dd>
      </dl>
      <p>
        <Link href={routes.imprint.href()}>{messages.imprint}</Link>
      </p>
    </aside>
  )
}
