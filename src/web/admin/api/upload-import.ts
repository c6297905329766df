import type { AdminContract } from '#api/admin-routes.ts'
import type { AnswerOf } from '#api/client/contract.ts'
import { errorOfText, RouteError } from '#api/client/route-error.ts'
import { SESSION_ENDED } from '#web/admin/api/api.ts'

/**
 * Sends a spreadsheet, telling how much of it is sent in bytes: fetch cannot, so this is the older request.
 * @param address of POST /api/admin/imports
 * @param broken the sentence for a connection that breaks off
 */
export function uploadImport(
  address: string,
  file: File,
  {
    onProgress,
    signal,
    broken,
  }: { onProgress: (sent: number, total: number) => void; signal: AbortSignal; broken: string },
): Promise<AnswerOf<AdminContract, 'POST /api/admin/imports'>> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest()
    upload.open('POST', address)
    upload.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    upload.onload = () => {
      const { status, responseText, statusText } = upload
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(announceSessionEnd(errorOfText(status, responseText || statusText)))
    }
    upload.onerror = () => reject(new RouteError(0, broken, { code: 'unreachable', details: broken }))
    upload.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => upload.abort())
    const form = new FormData()
    form.append('excelFile', file)
    upload.send(form)
  })
}

/** Says, as every route does, that the session is over. */
function announceSessionEnd(error: RouteError): RouteError {
  if (error.code === 'not_logged_in') window.dispatchEvent(new Event(SESSION_ENDED))
  return error
}
