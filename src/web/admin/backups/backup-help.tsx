import { adminBackupsMessages } from '#web/admin/backups/messages.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** What backups have in them, what they have not, and how one is restored. */
export function BackupHelp() {
  const { help: messages } = adminBackupsMessages(usePage().language)
  const parts = [messages.inside, messages.outside, messages.restoring]
  return (
    <Panel title={messages.title}>
      {parts.map(({ title, points }) => (
        <div className="prose" key={title}>
          <h3>{title}</h3>
          <ul className="points">
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}
