import type { FastifyRequest } from 'fastify'
import { formParts } from '#api/http/form-parts.ts'
import {
  tooLarge,
  type UploadLimit,
  type UploadPart,
  uploadLimitOf,
} from '#services/imports/upload-import.ts'

/** What a form with one file costs beside the file: boundaries, part headers, a few fields. */
const FORM_BYTES = 64 * 1024

/** The limits of the form, which the file's own limit is one of: what is longer is cut, and said to be. */
export function uploadFormLimits(limit: UploadLimit) {
  return { fileSize: uploadLimitOf(limit), files: 5, fields: 20, fieldSize: 1024, parts: 25 } as const
}

/** Refuses a body that says itself that it is too large, before any of it is read. Throws file_too_large. */
export function refuseTooLarge({ headers }: FastifyRequest, limit: UploadLimit): void {
  if (Number(headers['content-length'] ?? 0) > uploadLimitOf(limit) + FORM_BYTES) throw tooLarge(limit)
}

/** The files of a form, one after the other; none for a request that is no form. */
export async function* uploadParts(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) return
  for await (const part of formParts(request)) {
    if (part.type !== 'file') continue
    const { fieldname, file } = part
    // Browsers send an empty name where no file was chosen.
    yield { fieldName: fieldname, fileName: part.filename ?? '', content: file, isCut: () => file.truncated }
  }
}
