import { expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { tempSite } from '#test/server/temp-site.ts'

test.each([
  ['', 'Auch hilfreich:', 'Klempner', '1 Rohrreinigungsservice'],
  ['/en', 'These can also help:', 'Plumber', '1 '],
  ['/tr', 'Bunlar da yardımcı olabilir:', 'Sıhhi tesisatçı', '1 '],
])(
  '%s/businesses says above the results of a need which other trades help, and counts the trade in its heading and title',
  async (prefix, also, plumber, heading) => {
    const { app } = await tempSite([
      draft({ name: 'Kunz', category: 'Rohrreinigungsservice' }),
      draft({ name: 'Nass', category: 'Klempner' }),
    ])
    const pageOf = async (query: string) =>
      (await app.inject(`${prefix}/businesses?query=${query}`)).body.replaceAll('<!-- -->', '')
    const page = await pageOf('verstopfter+abfluss&location=G%C3%B6rlitz')
    const [note = ''] = /<p[^>]* id="hilfreich">.*?<\/p>/.exec(page) ?? []
    expect(note).toContain(`<span>${also}</span>`)
    expect(note).toContain(`>${plumber} (1)</a>`)
    expect(note).toContain('rel="nofollow"')
    expect(note).toContain('category=klempner')
    expect(note).not.toContain('query=')
    const [, h1 = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(page) ?? []
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(page) ?? []
    expect(h1).toContain(heading)
    expect(h1).toContain('Görlitz')
    expect(title).toContain(h1.replace(/<[^>]*>/g, ''))
    expect(await pageOf('klempner')).not.toContain('id="hilfreich"')
  },
)
