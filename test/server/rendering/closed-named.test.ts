import { expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { tempSite } from '#test/server/temp-site.ts'

const CAFE = { category: 'Café', status: 'closed-permanently' } as const

test.each([
  ['', 'Dauerhaft geschlossen', 'Café in der Nähe'],
  ['/en', 'Permanently closed', 'Café nearby'],
  ['/tr', 'Kalıcı olarak kapandı', 'Yakında: Kafe'],
])(
  '%s/businesses says above its results who of the sought name closed, and where others are',
  async (prefix, closed, nearby) => {
    const { app } = await tempSite([
      draft({ name: 'Café Kranz', ...CAFE }),
      draft({ name: 'Kranz & Söhne', category: 'Tischler' }),
    ])
    const pageOf = async (query: string) =>
      (await app.inject(`${prefix}/businesses?query=${query}`)).body.replaceAll('<!-- -->', '')
    const page = await pageOf('caf%C3%A9+kranz')
    const [note = ''] = /<ul[^>]* id="geschlossen">.*?<\/ul>/.exec(page) ?? []
    expect(note).toContain(
      `${closed}: </span><a href="${prefix}/goerlitz/cafe-kranz">Café Kranz, Görlitz</a>`,
    )
    expect(note).toContain(`>${nearby}</a>`)
    const [, link = ''] =
      /<a rel="nofollow" href="([^"]+)"|<a href="([^"]+)" rel="nofollow"/.exec(note)?.filter(Boolean) ?? []
    const around = new URL(link.replaceAll('&amp;', '&'), 'https://umkreis.example')
    expect(Object.fromEntries(around.searchParams)).toMatchObject({ location: 'Görlitz', radiusKm: '10' })
    expect(await pageOf('kranz')).toContain('id="geschlossen"')
    expect(await pageOf('caf%C3%A9')).not.toContain('id="geschlossen"')
  },
)

test('the answer of a search has the closed business beside its results, in none of its counts', async () => {
  const { app } = await tempSite([
    draft({ name: 'Café Kranz', ...CAFE }),
    draft({ name: 'Kranz & Söhne', category: 'Tischler' }),
  ])
  const answer = (await app.inject('/api/businesses/search?query=kranz')).json()
  expect(answer).toMatchObject({ total: 1, businesses: [{ name: 'Kranz & Söhne' }] })
  expect(answer.closed).toMatchObject([{ name: 'Café Kranz', status: 'closed-permanently', isOpen: false }])
  expect(answer.facets.categories).toMatchObject([{ count: 1 }])
  expect((await app.inject('/api/businesses/search?query=caf%C3%A9')).json()).not.toHaveProperty('closed')
})
