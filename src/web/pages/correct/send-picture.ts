import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Language } from '#domain/language.ts'

/** What became of a picture. */
export type PictureAnswer =
  | { readonly kind: 'received' }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  /** In the page's language; '' where the server did not say why. */
  | { readonly kind: 'refused'; readonly text: string }

/**
 * POST /api/corrections/pictures: sends a picture with a correction.
 * @param key from the answer to the correction
 * @param form with the file `picture` and the texts `alt` and `rights`
 * Rejects only when nothing could be sent (no connection).
 */
export async function sendPicture(key: string, form: FormData, language: Language): Promise<PictureAnswer> {
  const answer = await fetch(`/api/corrections/pictures?language=${language}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'x-pictures-key': key },
    body: form,
  })
  if (answer.ok) return { kind: 'received' }
  const told: unknown = await answer.json().catch(() => null)
  const said = typeof told === 'object' && told !== null ? told : {}
  if ('faults' in said && Array.isArray(said.faults)) return { kind: 'faults', faults: said.faults }
  if ('details' in said && typeof said.details === 'string') return { kind: 'refused', text: said.details }
  return { kind: 'refused', text: '' }
}
