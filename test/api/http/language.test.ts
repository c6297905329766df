import { describe, expect, test } from 'vitest'
import { tempApi } from '#test/api/temp-api.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

async function api() {
  const practice = draft({ name: 'Praxis Şahin', category: 'Zahnarzt', city: 'Görlitz', postalCode: '02826' })
  const { index } = await tempDirectory(practice)
  return tempApi(index)
}

describe('the names of categories', () => {
  test.each([
    ['/api/businesses/search?query=Şahin'],
    ['/api/businesses/popular'],
    ['/api/businesses/1'],
    ['/api/cities/goerlitz/businesses'],
    ['/api/categories/zahnarzt/businesses'],
    ['/api/categories'],
    ['/api/suggest?q=zahn'],
  ])('%s has them in the language asked for, in German without', async url => {
    const app = await api()
    const asked = (language: string) =>
      app.inject(`${url}${url.includes('?') ? '&' : '?'}language=${language}`)
    expect((await app.inject(url)).body).toContain('"Zahnarzt"')
    expect((await asked('de')).body).toBe((await app.inject(url)).body)
    expect((await asked('en')).body).toContain('"Dentist"')
    expect((await asked('tr')).body).toContain('"Diş hekimi"')
    expect((await asked('fr')).statusCode).toBe(400)
  })

  test('routes that name none answer the same in every language', async () => {
    const app = await api()
    const { body } = await app.inject('/api/cities')
    expect((await app.inject('/api/cities?language=en')).body).toBe(body)
    expect((await app.inject('/api/cities?language=fr')).statusCode).toBe(400)
  })
})

describe('a refusal', () => {
  test.each([
    ['/api/cities/%20/businesses', 'Bitte nennen Sie einen Ort.'],
    ['/api/cities/%20/businesses?language=en', 'City name is required'],
    ['/api/cities/%20/businesses?language=tr', 'Lütfen bir şehir adı yazın.'],
    [
      '/api/cities/Entenhausen/businesses?language=en',
      'There is no place called “Entenhausen” in this directory.',
    ],
    ['/api/businesses/999?language=tr', 'Burada böyle bir işletme yok.'],
    ['/api/gibt-es-nicht?language=en', 'There is nothing at this address.'],
  ])('%s says: %s', async (url, sentence) => {
    const answer = await (await api()).inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.json()).toMatchObject({ title: sentence, details: sentence })
  })

  test.each([
    ['en', 'There is nothing at this address.'],
    ['tr-TR,tr;q=0.9,en;q=0.5', 'Bu adreste bir şey yok.'],
    ['fr-FR,en;q=0.4,de;q=0.2', 'There is nothing at this address.'],
    ['fr', 'Unter dieser Adresse gibt es nichts.'],
    ['en;q=0,de', 'Unter dieser Adresse gibt es nichts.'],
    ['', 'Unter dieser Adresse gibt es nichts.'],
  ])('without one in the address the header decides: %j', async (accepted, title) => {
    const app = await api()
    const headers = { 'accept-language': accepted }
    expect((await app.inject({ url: '/api/gibt-es-nicht', headers })).json()).toMatchObject({ title })
    const german = await app.inject({ url: '/api/gibt-es-nicht?language=de', headers })
    expect(german.json()).toMatchObject({ title: 'Unter dieser Adresse gibt es nichts.' })
  })

  test('an unknown language is itself refused in German', async () => {
    const answer = await (await api()).inject('/api/categories?language=xx')
    expect(answer.json().title).toMatch(/^Die Anfrage ist nicht verständlich: language/)
  })
})
