import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { jobReport } from '#services/jobs/job-reports.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { startValidation } from '#services/links/start-validation.ts'
import { count } from '#test/counts.ts'
import { type Answer, hostileServer, ofType, page } from '#test/gateways/http/hostile-server.ts'
import { draft } from '#test/make-draft.ts'
import { report } from '#test/reliability/results.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

/** Below 404: an address that says so is taken for a page that is missing. */
const NUMBERS = Array.from({ length: 400 }, (_, at) => at + 1)
/**
 * At which request the process is killed, at random between two: some before anything is stored, more than a job that
 * comes no further has attempts. Together fewer than both jobs need, so that each of them meets work.
 */
const KILLS = (
  [
    [1, 100],
    [380, 440],
    [1, 100],
    [380, 440],
  ] as const
).slice(0, count({ usual: 2, long: 4 }))
/** Checks that wait to be stored together (link-log.ts), and concurrent checks (validate-urls.ts). */
const IN_FLIGHT = 50 + 60

const hasDeadWebsite = (number: number) => number % 5 === 0
const hasNoPhoto = (number: number) => number % 11 === 0
const hasDeadPhoto = (number: number) => !hasNoPhoto(number) && number % 7 === 0
const findsPhoto = (number: number) => (hasNoPhoto(number) || hasDeadPhoto(number)) && !hasDeadWebsite(number)
const howMany = (is: (number: number) => boolean) => NUMBERS.filter(is).length

test('the jobs that ask other websites, killed again and again, ask nothing twice that is stored, and count right', async () => {
  const web = await givenWeb()
  const { store } = web
  const urls = (await startValidation({ store, now: Date.now }, { account: null, language: 'de' })).jobId
  const photos = await startJob({ store, now: Date.now }, { kind: 'update-photos', input: {}, account: null })
  const moments = KILLS.map(([from, to]) => from + Math.floor(Math.random() * (to - from)))

  for (const moment of [...moments, NEVER]) {
    const known = await web.stored()
    const asked = await web.run(moment)
    const story = `killed after ${moments.join(', ')} requests`
    expect(
      [...known].filter(number => asked.has(number)),
      story,
    ).toEqual([])
    const stored = await web.stored()
    const inFlight = [...asked].filter(number => !stored.has(number))
    expect(inFlight.length, story).toBeLessThanOrEqual(moment === NEVER ? 0 : IN_FLIGHT)
  }

  const invalid = howMany(hasDeadWebsite)
  const valid = NUMBERS.length - invalid
  const all = { done: NUMBERS.length, total: NUMBERS.length }
  expect(await getJob(web, urls)).toMatchObject({
    state: 'done',
    result: { valid, invalid, notChecked: 0, dead: 0 },
    progress: { ...all, counts: { valid, invalid, notChecked: 0 } },
  })
  const counts = {
    checked: NUMBERS.length - howMany(hasNoPhoto),
    dropped: howMany(hasDeadPhoto),
    found: howMany(findsPhoto),
  }
  expect(await getJob(web, photos)).toMatchObject({
    state: 'done',
    result: counts,
    progress: { ...all, counts },
  })
  expect(await reported(web, urls)).toEqual(NUMBERS.map(String))
  const changed = await store.db
    .selectFrom('history')
    .select('business_id')
    .where('kind', '=', 'changed')
    .orderBy('business_id')
    .execute()
  expect(changed.map(row => Number(row.business_id))).toEqual(
    NUMBERS.filter(number => hasDeadPhoto(number) || findsPhoto(number)),
  )
  report({
    check: 'kill -9: checks of links and photos',
    count: KILLS.length,
    lost: 0,
    crashed: 0,
    serverErrors: 0,
    figures: `${NUMBERS.length} businesses; ${moments.join(', ')} requests before a kill`,
  })
})

const NEVER = Number.POSITIVE_INFINITY

interface KilledWeb extends TempDirectory {
  /** Runs the queue in a process of its own and kills it at this request. Returns whose websites were asked for. */
  run(killedAt: number): Promise<Set<number>>
  /** Businesses whose website's check is stored. */
  stored(): Promise<Set<number>>
}

async function givenWeb(): Promise<KilledWeb> {
  const server = await hostileServer()
  const directory = await tempDirectory(
    ...NUMBERS.map(number =>
      draft({
        name: `Betrieb ${number}`,
        street: `Weg ${number}`,
        website: server.url(`/${number}`, hostOf(number)),
        photos: hasNoPhoto(number) ? [] : [server.url(`/${number}.jpg`, hostOf(number))],
      }),
    ),
  )
  let child: ChildProcess | undefined
  let left = NEVER
  const counted =
    (answer: Answer): Answer =>
    (request, response) => {
      if (--left === 0) child?.kill('SIGKILL')
      answer(request, response)
    }
  const gone = counted(page('weg', 410))
  const jpeg = counted(ofType('image/jpeg'))
  for (const number of NUMBERS) {
    const picture = server.url(`/${number}-og.jpg`, hostOf(number))
    const home = page(`<title>Betrieb</title><meta property="og:image" content="${picture}">`)
    server.on(`/${number}`, hasDeadWebsite(number) ? gone : counted(home))
    server.on(`/${number}.jpg`, hasDeadPhoto(number) ? gone : jpeg)
    server.on(`/${number}-og.jpg`, jpeg)
  }
  const program = fileURLToPath(new URL('./killed-links.ts', import.meta.url))
  return {
    ...directory,
    async run(killedAt) {
      server.hits.length = 0
      left = killedAt
      child = spawn(process.execPath, [program, directory.folder, String(server.port)], { stdio: 'inherit' })
      const [, signal] = await once(child, 'exit')
      expect(signal).toBe(killedAt === NEVER ? null : 'SIGKILL')
      // The other job asks websites too, but for the whole page only.
      const heads = server.hits.filter(({ method, path }) => method === 'HEAD' && /^\/\d+$/.test(path))
      return new Set(heads.map(({ path }) => Number(path.slice(1))))
    },
    async stored() {
      const rows = await directory.store.db.selectFrom('link_checks').select('url').execute()
      const websites = rows.flatMap(({ url }) => /\/(\d+)$/.exec(url)?.[1] ?? [])
      return new Set(websites.map(Number))
    },
  }
}

/** Enough hosts for both jobs to ask as many at once as they may. */
function hostOf(number: number): string {
  return `h${number % 40}.test`
}

/** The numbers of the businesses in a job's report, in order. */
async function reported({ store, siteFiles: files }: TempDirectory, jobId: number): Promise<string[]> {
  const lines = (await text((await jobReport({ store, files }, jobId)).stream())).split('\r\n').slice(1, -1)
  return lines
    .map(line => /Betrieb (\d+)/.exec(line)?.[1] ?? line)
    .sort((one, other) => Number(one) - Number(other))
}
