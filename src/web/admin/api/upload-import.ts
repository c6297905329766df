import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { AdminApi } from '#web/admin/api/admin-api.ts'
import { AdminApiError } from '#web/admin/api/admin-api-error.ts'
import { addressOf, failure } from '#web/admin/api/request.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'

/** Sends a spreadsheet, telling how much of it is sent: fetch cannot, so this is the older request. */
export function uploadImport(
  language: Language,
  file: File,
  { isDryRun, onProgress, signal }: Parameters<AdminApi['uploadImport']>[1],
): Promise<{ runId: number; jobId: number }> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest()
    const spoken = language === DEFAULT_LANGUAGE ? {} : { language }
    upload.open('POST', addressOf('/api/admin/imports', { dryRun: isDryRun ? 1 : 0, ...spoken }))
    upload.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    upload.onload = () => {
      if (upload.status >= 200 && upload.status < 300) resolve(JSON.parse(upload.responseText))
      else reject(failure(upload.status, upload.responseText))
    }
    upload.onerror = () =>
      reject(new AdminApiError(0, 'unreachable', adminAreaMessages(language).uploadBroken))
    upload.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => upload.abort())
    const form = new FormData()
    form.append('excelFile', file)
    upload.send(form)
  })
}
