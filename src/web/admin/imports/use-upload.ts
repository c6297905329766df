import { routeAddress } from '#api/client/address.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { type UploadOptions, uploadImport } from '#web/admin/api/upload-import.ts'
import { dataDateOf, optionsQuery } from '#web/admin/imports/import-options.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Sends a file to be imported or tried out with some options. Rejects with an AbortError when it is aborted. */
export function useUpload() {
  const { language } = usePage()
  const { uploadBroken: broken } = inLanguage(adminImportsMessages, language)
  return (
    file: File,
    isDryRun: boolean,
    options: ImportOptions,
    { signal, onProgress }: Omit<UploadOptions, 'broken'>,
  ) => {
    const dataDate = dataDateOf(options, file, Date.now())
    const query = { dryRun: isDryRun ? 1 : 0, language, ...optionsQuery(options, dataDate) }
    const address = routeAddress('POST /api/admin/imports', { query })
    return uploadImport(address, file, { signal, onProgress, broken })
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
