import type { ErrorCode } from '#domain/error-codes.ts'
import { DomainError } from '#domain/errors.ts'
import type { EncodedOwnPicture, PictureRefusal } from '#gateways/images/encode-own-picture.ts'
import { pictureProcesses } from '#gateways/images/picture-processes.ts'

/**
 * Converts an uploaded file to the picture that is stored.
 * Throws picture_format, picture_moving, picture_too_large, picture_too_small and picture_damaged.
 */
export async function readPicture(bytes: Buffer): Promise<EncodedOwnPicture> {
  const picture = await pictureProcesses.encodeOwnPicture(bytes)
  if (picture.kind === 'refused') {
    const { why, limitMegapixels } = picture
    throw new DomainError(REFUSALS[why], limitMegapixels === undefined ? {} : { limitMegapixels })
  }
  return picture
}

const REFUSALS: Record<PictureRefusal, ErrorCode> = {
  format: 'picture_format',
  moving: 'picture_moving',
  'too-large': 'picture_too_large',
  'too-small': 'picture_too_small',
  damaged: 'picture_damaged',
}
