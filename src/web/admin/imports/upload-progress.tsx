import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface UploadProgressProps {
  file: File
  /** Bytes. */
  sent: number
  total: number
  onCancel: () => void
}

/** A file that is being uploaded. */
export function UploadProgress({ file, sent, total, onCancel }: UploadProgressProps) {
  const { language } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { size } = dateFormat(language)
  return (
    <>
      <div className="up-file ic ic-upload">
        <b>{file.name}</b>
        <button type="button" className="btn" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
      <p className="num">{messages.sent(size(sent), size(total))}</p>
      <progress max={total} value={sent} aria-label={messages.sending} />
      <p className="small quiet">{messages.patience}</p>
    </>
  )
}
