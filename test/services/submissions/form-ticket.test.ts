import { expect, test } from 'vitest'
import { siteSettings } from '#services/settings/site-settings.ts'
import { formTicketKey } from '#services/submissions/form-ticket.ts'
import { openStore } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

test('the key is created once, and is the same after a restart and in every process', async () => {
  const dataDir = tempFolder()
  const first = await tempStore(dataDir)
  const keys = await Promise.all([formTicketKey(first), formTicketKey(first)])
  const second = await openStore({ dataDir, thread: 'worker' })
  keys.push(await formTicketKey(second))
  await second.close()
  expect(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
})

test('the key is in none of the settings that are given out', async () => {
  const store = await tempStore()
  const key = Buffer.from(await formTicketKey(store)).toString('base64url')
  expect(JSON.stringify(await siteSettings(store))).not.toContain(key)
})
