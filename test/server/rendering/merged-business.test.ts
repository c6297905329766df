import { expect, test } from 'vitest'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { draft } from '#test/make-draft.ts'
import { NOW, tempSite } from '#test/server/temp-site.ts'

test('the pages of a merged business lead to the one that took it in, in every language', async () => {
  const { app, directory } = await tempSite([draft(), draft({ name: 'Roth am Markt', street: 'Markt 4' })])
  const { store, follow } = directory
  expect((await app.inject('/goerlitz/roth-am-markt')).statusCode).toBe(200)
  await mergeBusinesses({ store, now: () => NOW }, { winnerId: 1, loserId: 2, take: [], account: 'admin' })
  await follow()
  const answers = await Promise.all(
    ['/business/2', '/en/business/2', '/tr/business/2'].map(path => app.inject(path)),
  )
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [301, '/goerlitz/baeckerei-roth'],
    [301, '/en/goerlitz/baeckerei-roth'],
    [301, '/tr/goerlitz/baeckerei-roth'],
  ])
})
