import type { PictureWidth } from '#domain/picture/picture.ts'
import type { OwnPictureResult } from './encode-own-picture.ts'
import type { EncodedPhoto } from './encode-photo.ts'

/** What a process for pictures is asked, one at a time. */
export type PictureTask =
  | { readonly kind: 'photo'; readonly bytes: Buffer }
  | { readonly kind: 'narrow'; readonly bytes: Buffer; readonly width: PictureWidth }
  | { readonly kind: 'own'; readonly bytes: Buffer }

/** What it answers. */
export interface PictureResults {
  readonly photo: EncodedPhoto | undefined
  readonly narrow: Buffer
  readonly own: OwnPictureResult
}

export type PictureReply =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
