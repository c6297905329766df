import { expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { tempSite } from './temp-site.ts'

const PHOTO = 'https://lh5.googleusercontent.com/p/AF1QipN=w800-h500-k-no'

test('lists and pages show photos from our own site, in several widths, and name no other', async () => {
  const many = Array.from({ length: 24 }, (_, at) =>
    draft({
      name: `Bäckerei und Konditorei Roth ${at}`,
      phone: `+4935814710${10 + at}`,
      website: `https://www.baeckerei-roth-${at}.de/`,
      photos: [`${PHOTO}${at}`, `${PHOTO}${at}b`],
      rating: 4.4,
      reviewCount: 128,
    }),
  )
  const { app, directory } = await tempSite(many)
  const list = (await app.inject('/?query=roth')).body
  expect(list.match(/<img[^>]* srcSet="\/img\/[\w-]{16}\/640\/\d+ 2x" src="/g)).toHaveLength(24)
  expect(Buffer.byteLength(list)).toBeLessThan(50_000)
  const lookup = directory.index.businessById(1, 0)
  const page = (await app.inject(lookup.kind === 'found' ? `/${lookup.business.urlSlug}` : '/')).body
  expect(page).toMatch(/<a class="pic photo" href="\/img\/[\w-]{16}\/1280\/1"><img loading="eager"/)
  expect(page).toMatch(/<img loading="lazy" sizes="[^"]+" srcSet="\/img\//)
  expect(list + page).not.toContain('googleusercontent')
})
