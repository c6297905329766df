import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { CodeVersion } from '#web/admin/api/api.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface CodeVersionsProps {
  versions: readonly CodeVersion[]
  onRestore: (version: CodeVersion) => void
}

/** Earlier versions of the code, each of which can be put back into the editor. */
export function CodeVersions({ versions, onRestore }: CodeVersionsProps) {
  const { language } = usePage()
  const { code: messages } = inLanguage(adminSettingsMessages, language)
  const { moment } = dateFormat(language)
  return (
    <details className="versions">
      <summary>{messages.versions}</summary>
      {versions.length === 0 && <p className="quiet">{messages.versionsNone}</p>}
      <ul>
        {versions.map(version => {
          const name = messages.versionBy(moment(version.at), version.account)
          const code = [version.head_code, version.footer_code].filter(part => part !== '').join('\n')
          return (
            <li key={version.id}>
              <div className="row-end">
                <b>{name}</b>
                <button type="button" className="btn bare" onClick={() => onRestore(version)}>
                  {messages.restore}
                  <span className="vh">{`: ${name}`}</span>
                </button>
              </div>
              {code === '' ? (
                <p className="quiet">{messages.versionEmpty}</p>
              ) : (
                <pre className="code">{code}</pre>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
