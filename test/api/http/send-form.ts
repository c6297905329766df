import type { LightMyRequestResponse } from 'fastify'
import type { TempAdmin } from '#test/api/temp-admin.ts'

const BOUNDARY = 'grenze-zwischen-den-teilen'

export interface FormFile {
  readonly fieldName?: string
  readonly fileName: string
  readonly content: string | Buffer
}

/** A multipart body with files, and the header that says so. */
export function formOf(...files: FormFile[]): { headers: Record<string, string>; payload: Buffer } {
  const parts = files.flatMap(({ fieldName = 'excelFile', fileName, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fieldName}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

/** Sends a form with files as the logged-in administrator. */
export function sendForm(
  admin: TempAdmin,
  url: string,
  ...files: FormFile[]
): Promise<LightMyRequestResponse> {
  const { headers, payload } = formOf(...files)
  return admin.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, cookie: admin.cookie, 'sec-fetch-site': 'same-origin' },
    payload,
  })
}
