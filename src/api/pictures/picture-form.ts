import type { FastifyRequest } from 'fastify'
import { formParts } from '#api/http/form-parts.ts'
import { DomainError } from '#domain/errors.ts'
import { MAX_PICTURE_MEGABYTES } from '#domain/picture/picture.ts'

const MEGABYTE = 1024 * 1024
/** What a form with one file costs beside the file. */
const FORM_BYTES = 64 * 1024

/** The limits of the form: what is longer is cut, and said to be. */
export const PICTURE_FORM_LIMITS = {
  fileSize: MAX_PICTURE_MEGABYTES * MEGABYTE,
  files: 2,
  fields: 5,
  fieldSize: 8 * 1024,
  parts: 7,
} as const

/** The largest body that is read. */
export const PICTURE_BODY_BYTES = PICTURE_FORM_LIMITS.fileSize + FORM_BYTES

export interface PictureForm {
  readonly bytes: Buffer
  /** As it was typed; '' when it was left out. */
  readonly alt: string
  /** The sender says that the picture may be used; only asked of visitors. */
  readonly hasRights: boolean
}

/** Refuses a body that says itself that it is too large, before any of it is read. Throws file_too_large. */
export function refuseLargePicture({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > PICTURE_BODY_BYTES) throw tooLarge()
}

/** Reads a form with the file `picture` and the texts `alt` and `rights` to its end. Throws upload_missing, file_too_large. */
export async function readPictureForm(request: FastifyRequest): Promise<PictureForm> {
  if (!request.isMultipart()) throw new DomainError('upload_missing')
  let bytes: Buffer | undefined
  let alt = ''
  let hasRights = false
  let isCut = false
  for await (const part of formParts(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'alt' && typeof part.value === 'string') alt = part.value
      if (part.fieldname === 'rights') hasRights = part.value === 'on'
    } else if (part.fieldname === 'picture' && bytes === undefined) {
      bytes = await part.toBuffer()
      isCut = part.file.truncated
    } else part.file.resume()
  }
  if (isCut) throw tooLarge()
  // Browsers send an empty file where none was chosen.
  if (bytes === undefined || bytes.length === 0) throw new DomainError('upload_missing')
  return { bytes, alt, hasRights }
}

function tooLarge(): DomainError {
  return new DomainError('file_too_large', { reason: 'picture', limitMegabytes: MAX_PICTURE_MEGABYTES })
}
