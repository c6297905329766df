import { expect } from 'vitest'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { type JobDeps, jobHandlers } from '#jobs/handlers.ts'
import { jobById } from '#store/jobs/jobs.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { NO_WEB } from '#test/jobs/no-web.ts'
import { draft } from '#test/make-draft.ts'

/** Bakeries in Görlitz and Cologne, numbered from 1. */
export async function given(...cities: ('Görlitz' | 'Köln')[]): Promise<TempAdmin> {
  const postalCodes = { Görlitz: '02826', Köln: '50667' }
  return tempAdmin(
    ...cities.map((city, at) =>
      draft({
        name: `Betrieb ${at + 1}`,
        street: `Weg ${at + 1}`,
        placeId: `ChIJ-bulk-${at + 1}-aaaaaa`,
        city,
        postalCode: postalCodes[city],
      }),
    ),
  )
}

export async function bulk(admin: TempAdmin, body: object) {
  return admin.call('POST', '/api/admin/businesses/bulk', body)
}

/** Runs a job as the runner would. @returns its result */
export async function run(admin: TempAdmin, id: number, signal = new AbortController().signal) {
  const job = await jobById(admin.store.db, id)
  const deps: JobDeps = {
    store: admin.store,
    overview: admin.overview,
    files: admin.siteFiles,
    dataDir: admin.folder,
    now: () => admin.clock.now,
    rebuildIndex: async () => undefined,
    indexed: () => admin.follow(),
  }
  const handler = job && jobHandlers({ ...NO_WEB, ...deps })[job.kind]
  const outcome = await handler?.({ id, input: job?.input, signal })
  await admin.store.db.updateTable('jobs').set({ state: 'done' }).where('id', '=', id).execute()
  return outcome?.result
}

/** Starts a bulk edit and runs it to its end. @returns its number and its result */
export async function edited(admin: TempAdmin, body: object) {
  const answer = await bulk(admin, body)
  expect(answer.statusCode).toBe(200)
  const { jobId: id } = answer.json()
  return { id, result: await run(admin, id) }
}

/** Undoes a bulk edit. @returns the result of the job */
export async function undone(admin: TempAdmin, id: number) {
  const answer = await admin.call('POST', `/api/admin/bulk-edits/${id}/undo`)
  expect(answer.statusCode).toBe(200)
  return run(admin, answer.json().jobId)
}

export async function shown(admin: TempAdmin, id: number): Promise<AdminBusiness> {
  return (await admin.call('GET', `/api/admin/businesses/${id}`)).json()
}
