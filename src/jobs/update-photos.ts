import type { HttpDeps } from '#services/links/http-client.ts'
import { updatePhotos } from '#services/pictures/update-photos.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Drops dead photos and looks for missing ones. Its result: { checked, dropped, found }. */
export function updatePhotosJob(deps: JobDeps & HttpDeps): JobHandler {
  return async ({ id, signal }) => {
    const result = await updatePhotos(deps, { id, signal })
    await deps.indexed(signal)
    return { result }
  }
}
