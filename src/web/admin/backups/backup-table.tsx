import type { Backup, BackupContents } from '#domain/backup.ts'
import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { CodeField } from '#web/admin/accounts/code-field.tsx'
import { useAdmin } from '#web/admin/admin-context.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import type { ListQuery } from '#web/admin/ui/list/paged-list.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import type { Elements } from '#web/elements.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The backups in the query cache. */
export const BACKUPS_KEY = ['admin', 'backups'] as const

interface BackupTableProps {
  query: ListQuery<Backup>
  /** The backup that is being made. */
  above: Elements
}

/** The backups there are, each with what is in it. */
export function BackupTable({ query, above }: BackupTableProps) {
  const { language } = usePage()
  const messages = inLanguage(adminBackupsMessages, language)
  const { moment, size } = dateFormat(language)
  const { download, remove } = messages
  const { api, addressOf, account } = useAdmin()
  const downloading = useRowAction<Backup>({
    head: download.action,
    action: download.action,
    labelOf: ({ createdAt }) => `${download.action} ${moment(createdAt)}`,
    title: () => download.title,
    about: ({ file }) => (
      <>
        <p>{download.text(file)}</p>
        {account.hasSecondFactor && <CodeField name="code" label={download.code} />}
      </>
    ),
    needsPassword: true,
    run: async ({ file }, form) => {
      const password = String(form.get('password') ?? '')
      const code = form.get('code')
      await api('POST /api/admin/backups/:file/confirm', {
        params: { file },
        body: { password, ...(typeof code === 'string' && { code }) },
      })
      const link = document.createElement('a')
      link.href = addressOf('GET /api/admin/backups/:file', { params: { file } })
      link.download = file
      link.click()
    },
  })
  const removal = useRowAction<Backup>({
    head: remove.action,
    action: remove.action,
    labelOf: ({ createdAt }) => `${remove.action} ${moment(createdAt)}`,
    title: () => remove.title,
    about: ({ file }) => <p>{remove.text(file)}</p>,
    isDangerous: true,
    run: ({ file }) => api('POST /api/admin/backups/:file/remove', { params: { file } }),
    done: () => remove.removed,
    changed: BACKUPS_KEY,
  })
  return (
    <>
      <TablePanel
        title={messages.list}
        above={above}
        query={query}
        empty={
          <p>
            <b>{messages.none}</b> {messages.noneText}
          </p>
        }
        idOf={backup => backup.file}
        columns={[
          {
            head: messages.at,
            kind: 'name',
            cell: ({ createdAt, file }) => (
              <>
                <span>{moment(createdAt)}</span>
                <small>{file}</small>
              </>
            ),
          },
          {
            head: messages.contents,
            className: 'backup-contents',
            cell: backup => <Contents backup={backup} />,
          },
          {
            head: messages.protection,
            cell: ({ isEncrypted, contents }) => (
              <>
                <span>{isEncrypted ? messages.encrypted : messages.open}</span>
                {isEncrypted && contents?.hasKey === true && (
                  <p className="quiet small">{messages.withKey}</p>
                )}
              </>
            ),
          },
          { head: messages.size, kind: 'number', cell: backup => size(backup.size) },
          downloading.column,
          removal.column,
        ]}
      />
      {downloading.dialog}
      {removal.dialog}
    </>
  )
}

function Contents({ backup: { file, contents } }: { backup: Backup }) {
  const messages = useMessages(adminBackupsMessages)
  if (contents !== null) return <Numbers contents={contents} />
  return file.endsWith('.sqlite.gz') ? messages.databaseOnly : messages.unknown
}

function Numbers({ contents }: { contents: BackupContents }) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminBackupsMessages, language)
  const { moment, size } = dateFormat(language)
  const { businesses, pictures, pictureBytes, missingPictures, version, schema, verifiedAt } = contents
  return (
    <>
      <span>
        {`${messages.businesses(formats.counted(businesses))}, ${messages.pictures(formats.counted(pictures), size(pictureBytes))}`}
      </span>
      {missingPictures > 0 && <p className="why">{messages.missing(formats.counted(missingPictures))}</p>}
      <p className="quiet small">
        {messages.made(version, schema.slice(0, SCHEMA_DIGITS), moment(verifiedAt))}
      </p>
    </>
  )
}

/** '0024-site-key' is known by its number. */
const SCHEMA_DIGITS = 4
