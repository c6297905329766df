import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, NO_OPERATOR } from '#domain/settings/settings.ts'
import { tempSite } from '#test/server/temp-site.ts'

const PATH = '/.well-known/security.txt'

test('whoever finds a fault reads whom to tell', async () => {
  const operator = { ...NO_OPERATOR, email: 'post@ortsblick.example' }
  const { app } = await tempSite([], {}, { ...DEFAULT_SETTINGS, operator })
  const { statusCode, headers, body } = await app.inject(PATH)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:post@ortsblick.example',
    'Contact: https://umkreis.example/contact',
    'Expires: 2026-12-24T09:00:00.000Z',
    'Preferred-Languages: de, en, tr',
    'Canonical: https://umkreis.example/.well-known/security.txt',
    '',
  ])
})

test('without an operator there is nobody to tell', async () => {
  const { app } = await tempSite([])
  expect((await app.inject(PATH)).statusCode).toBe(404)
})
