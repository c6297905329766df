import type { Api } from '#web/api/api.ts'

/** Ten megabytes take so long where a connection sends slowly. */
export const MOST_UPLOAD_MS = 300_000

/**
 * Sends a picture with a form that was received. Sent again, it is stored once.
 * @param body the file `picture`, the texts `alt` and `rights`
 * @param picturesKey of the answer to the form
 * Rejects with a RouteError; its status is 0 where no answer came.
 */
export async function sendPicture(api: Api, body: FormData, picturesKey: string): Promise<void> {
  await api('POST /api/submissions/pictures', {
    body,
    headers: { 'x-pictures-key': picturesKey },
    signal: AbortSignal.timeout(MOST_UPLOAD_MS),
  })
}
