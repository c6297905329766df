import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

/** What backups have in them, what they have not, and how one is restored. */
export function BackupHelp() {
  const { help: messages } = useMessages(adminBackupsMessages)
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
