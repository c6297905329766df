import type { Backup } from '#domain/backup.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminBackupsMessages } from '#web/admin/backups/messages.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

interface BackupTableProps {
  backups: readonly Backup[]
  onRemove: (file: string) => void
}

/** The backups on the server, newest first. */
export function BackupTable({ backups, onRemove }: BackupTableProps) {
  const { language } = usePage()
  const { addressOf } = useAdmin()
  const words = adminBackupsMessages(language)
  const { moment, size } = dateFormat(language)
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.file}</th>
          <th scope="col">{words.at}</th>
          <th scope="col" className="r">
            {words.size}
          </th>
          <th scope="col">
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {backups.map(backup => (
          <tr key={backup.file}>
            <th scope="row">{backup.file}</th>
            <td className="nb">{moment(backup.createdAt)}</td>
            <td className="r">{size(backup.size)}</td>
            <td className="nb">
              <a href={addressOf('GET /api/admin/backups/:file', { params: { file: backup.file } })} download>
                {words.download}
                <span className="vh"> {backup.file}</span>
              </a>{' '}
              <button type="button" className="btn bare" onClick={() => onRemove(backup.file)}>
                {words.remove}
                <span className="vh"> {backup.file}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
