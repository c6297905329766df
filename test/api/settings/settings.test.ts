import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminSettingsSchema } from '#api/settings/admin-schema.ts'
import { bodyOf } from '#domain/form/form-body.ts'
import { DEFAULT_SETTINGS, SETTINGS_FORM } from '#domain/settings/settings.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { savePasswordHash } from '#store/accounts/accounts.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { makeMapFile } from '#test/gateways/maps/make-map-file.ts'
import type { AdminSettings, CodeVersion } from '#web/admin/api/api.ts'

const PASSWORD = 'Grüße aus Görlitz'
const CODE = '<script>zähle()</script>'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

/** The administrator, who knows the own password. */
async function administrator(): Promise<TempAdmin> {
  const admin = await tempAdmin()
  await savePasswordHash(admin.store.db, 1, passwordHash)
  return admin
}

const save = (admin: TempAdmin, body: object, query = '') =>
  admin.call('POST', `/api/admin/settings/bulk${query}`, body)

const actions = async (admin: TempAdmin) =>
  (
    await admin.store.db.selectFrom('audit').select(['action', 'account', 'details']).orderBy('id').execute()
  ).map(({ action, account, details }) => [action, account, JSON.parse(details)])

describe('GET /api/admin/settings', () => {
  test('gives everybody the code of the pages, and nothing else', async () => {
    const admin = await administrator()
    const answer = await admin.app.inject('/api/admin/settings')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ head_code: '', footer_code: '' })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie' })
  })

  test('gives the administrator all of them', async () => {
    const admin = await administrator()
    const answer = await admin.call('GET', '/api/admin/settings')
    const settings: AdminSettings = adminSettingsSchema.parse(answer.json())
    expect(settings).toEqual(bodyOf(SETTINGS_FORM, DEFAULT_SETTINGS))
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test('GET /api/admin/map-file says whether the data folder has a map, to the administrator only', async () => {
  const admin = await administrator()
  const ask = async () => (await admin.call('GET', '/api/admin/map-file')).json()
  expect((await admin.app.inject('/api/admin/map-file')).statusCode).toBe(401)
  expect(await ask()).toEqual({ kind: 'none' })
  const path = join(admin.folder, 'map.pmtiles')
  const map = makeMapFile([{ z: 0, x: 0, y: 0, bytes: Buffer.from('tile') }], { maxZoom: 0 })
  writeFileSync(path, map)
  expect(await ask()).toEqual({ kind: 'usable', sizeBytes: map.length, maxZoom: 0 })
  writeFileSync(path, 'Landkarte')
  expect(await ask()).toEqual({ kind: 'faulty', fault: 'foreign' })
})

describe('POST /api/admin/settings/bulk', () => {
  test('changes what it says, at once, and leaves the rest as it is', async () => {
    const admin = await administrator()
    const answer = await save(admin, {
      site_title: '  Görlitz von A bis Z ',
      operator: { email: 'post@umkreis.example' },
      shows_ratings: false,
      timeline: [{ title: '2026', text: 'Gründung' }],
    })
    expect(answer.statusCode).toBe(200)
    const expected = {
      ...DEFAULT_SETTINGS,
      title: 'Görlitz von A bis Z',
      operator: { ...DEFAULT_SETTINGS.operator, email: 'post@umkreis.example' },
      showsRatings: false,
      timeline: [{ title: '2026', text: 'Gründung' }],
    }
    expect(answer.json()).toEqual(bodyOf(SETTINGS_FORM, expected))
    expect(await siteSettings(admin.store)).toEqual(expected)
    await save(admin, { operator: { name: 'Erika Muster' } })
    expect((await siteSettings(admin.store)).operator).toEqual({
      ...expected.operator,
      name: 'Erika Muster',
    })
    expect(await actions(admin)).toEqual([
      ['settings.saved', 'admin', { changed: ['title', 'operator', 'timeline', 'showsRatings'] }],
      ['settings.saved', 'admin', { changed: ['operator'] }],
    ])
  })

  test('stores nothing of a change with faults, and names each by its field', async () => {
    const admin = await administrator()
    const answer = await save(
      admin,
      {
        site_title: '',
        site_description: 'gut',
        operator: { email: 'post' },
        team: [{ title: '', text: '' }],
      },
      '?language=en',
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'fields_invalid',
      faults: [
        { field: 'site_title', code: 'required' },
        { field: 'operator.email', code: 'email_without_at' },
        { field: 'team.0.title', code: 'required' },
      ],
    })
    expect(await siteSettings(admin.store)).toEqual(DEFAULT_SETTINGS)
    expect(await actions(admin)).toEqual([])
  })

  test('names a value that makes no sense', async () => {
    const admin = await administrator()
    const answer = await save(admin, { site_title: 'Neu', reply_hours: 721 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'fields_invalid',
      faults: [{ field: 'reply_hours', code: 'number_range', least: 1, limit: 720 }],
    })
    expect(await siteSettings(admin.store)).toEqual(DEFAULT_SETTINGS)
  })

  test.each([
    { titel: 'x' },
    { operator: { fax: '1' } },
    { reply_hours: '24' },
    { timeline: [{ title: 'x' }] },
    { operator: null },
    [],
  ])('refuses what it does not know: %o', async body => {
    const admin = await administrator()
    expect((await save(admin, body)).statusCode).toBe(400)
    expect(await siteSettings(admin.store)).toEqual(DEFAULT_SETTINGS)
  })

  test('is closed without a session and to other sites', async () => {
    const admin = await administrator()
    const url = '/api/admin/settings/bulk'
    const payload = { site_title: 'x' }
    expect((await admin.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401)
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await admin.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(403)
    expect(await siteSettings(admin.store)).toEqual(DEFAULT_SETTINGS)
  })

  test('says nothing of saving where nothing changed', async () => {
    const admin = await administrator()
    expect((await save(admin, { site_title: 'Umkreis', head_code: '' })).statusCode).toBe(200)
    expect(await actions(admin)).toEqual([])
  })
})

describe('head and footer code', () => {
  test.each([
    [{}, 'password_required'],
    [{ password: '' }, 'password_required'],
    [{ password: 'Grüße aus Zittau' }, 'password_wrong'],
  ])('changes not with %o', async (password, code) => {
    const admin = await administrator()
    const answer = await save(admin, { head_code: CODE, site_title: 'Neu', ...password })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe(code)
    expect(await siteSettings(admin.store)).toEqual(DEFAULT_SETTINGS)
    expect((await admin.call('GET', '/api/admin/settings/code-versions')).json()).toEqual([])
  })

  test('changes with the own password, and every version is kept', async () => {
    const admin = await administrator()
    const answer = await save(admin, { head_code: CODE, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain(PASSWORD)
    expect((await admin.app.inject('/api/admin/settings')).json()).toEqual({
      head_code: CODE,
      footer_code: '',
    })
    admin.clock.now += 1000
    await save(admin, { footer_code: '<p>Fuß</p>', site_title: 'Neu', password: PASSWORD })
    const versions: CodeVersion[] = (await admin.call('GET', '/api/admin/settings/code-versions')).json()
    expect(versions).toEqual([
      { id: 2, at: admin.clock.now, account: 'admin', head_code: CODE, footer_code: '<p>Fuß</p>' },
      { id: 1, at: admin.clock.now - 1000, account: 'admin', head_code: CODE, footer_code: '' },
    ])
    expect((await actions(admin)).map(([action]) => action)).toEqual([
      'code.changed',
      'settings.saved',
      'code.changed',
    ])
    expect(JSON.stringify(await actions(admin))).not.toContain('zähle')
  })

  test('needs no password where it stays the same', async () => {
    const admin = await administrator()
    await save(admin, { head_code: CODE, password: PASSWORD })
    expect((await save(admin, { head_code: CODE, footer_code: '', site_title: 'Neu' })).statusCode).toBe(200)
    expect((await siteSettings(admin.store)).title).toBe('Neu')
  })

  test('takes 200,000 characters each and no more', async () => {
    const admin = await administrator()
    const largest = '"'.repeat(200_000)
    const both = { head_code: largest, footer_code: largest, password: PASSWORD }
    expect((await save(admin, both)).statusCode).toBe(200)
    const answer = await save(admin, { head_code: `${largest}"`, password: PASSWORD })
    expect(answer.json().faults).toEqual([{ field: 'head_code', code: 'too_long', limit: 200_000 }])
    expect((await siteSettings(admin.store)).headCode).toBe(largest)
  })

  test('goes off without a password', async () => {
    const admin = await administrator()
    await save(admin, { head_code: CODE, footer_code: CODE, site_title: 'Neu', password: PASSWORD })
    const answer = await admin.call('POST', '/api/admin/settings/code-off')
    expect(answer.json()).toEqual(bodyOf(SETTINGS_FORM, { ...DEFAULT_SETTINGS, title: 'Neu' }))
    expect((await admin.app.inject('/api/admin/settings')).json()).toEqual({ head_code: '', footer_code: '' })
    expect((await admin.call('GET', '/api/admin/settings/code-versions')).json()[0]).toMatchObject({
      head_code: '',
      footer_code: '',
    })
    // Once off, there is nothing to switch off.
    await admin.call('POST', '/api/admin/settings/code-off')
    expect((await actions(admin)).map(([action]) => action)).toEqual([
      'settings.saved',
      'code.changed',
      'code.switched-off',
    ])
  })

  test('keeps its last 50 versions', async () => {
    const admin = await administrator()
    for (let version = 0; version < 26; version++) {
      await save(admin, { head_code: `<!-- ${version} -->`, password: PASSWORD })
      await admin.call('POST', '/api/admin/settings/code-off')
    }
    const versions: CodeVersion[] = (await admin.call('GET', '/api/admin/settings/code-versions')).json()
    expect(versions.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index))
  })
})
