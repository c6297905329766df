import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'
import { EMPTY_CATEGORY, EMPTY_CITY } from '#test/web/fake-lists.ts'
import { scriptsOf } from '#test/web/scripts-of.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

let site: FastifyInstance
beforeAll(async () => {
  site = await siteForTests()
})
afterAll(() => site.close())

const get = (url: string) => site.inject(url)
const html = async (url: string) => (await get(url)).body
/** The words of every link of a page that leads to a path. */
const linksTo = (page: string, path: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].flatMap(([, href, content = '']) =>
    href?.replaceAll('&amp;', '&') === path ? [content.replace(/<[^>]*>/g, '')] : [],
  )
const byAlphabet = (names: readonly (string | undefined)[]) =>
  names.toSorted((a = '', b = '') => new Intl.Collator('de').compare(a, b))
const inCity = (slug: string) => BUSINESSES.filter(({ citySlug }) => citySlug === slug)
const ofGroup = (city: string, slug: string) =>
  inCity(city).filter(({ categoryGroup }) => categoryGroup === slug).length
const inGroup = (slug: string) => BUSINESSES.filter(({ categoryGroup }) => categoryGroup === slug)

describe('statuses', () => {
  test.each([
    ['a city', '/city/koeln', 200],
    ['its second page', '/city/koeln?page=2', 200],
    ['a page beyond its last', '/city/koeln?page=3', 404],
    ['a page that is no number', '/city/koeln?page=zwei', 404],
    ['page 0', '/city/koeln?page=0', 404],
    ['a page that no list can have', '/city/koeln?page=999999', 404],
    ['a city without businesses', `/city/${EMPTY_CITY.slug}`, 200],
    ['the second page of nothing', `/city/${EMPTY_CITY.slug}?page=2`, 404],
    ['an unknown city', '/city/atlantis', 404],
    ['a group in a city', '/city/koeln/handwerker', 200],
    ['a real category in a city', '/city/koeln/friseur', 200],
    ['a category that nobody of the city has', `/city/koeln/${EMPTY_CATEGORY.slug}`, 200],
    ['an unknown category in a city', '/city/koeln/gibtesnicht', 404],
    ['a category in an unknown city', '/city/atlantis/friseur', 404],
    ['a state', '/region/nordrhein-westfalen', 200],
    ['a county without businesses', '/region/landkreis-rosenheim', 200],
    ['a city is no region', '/region/berlin', 404],
    ['an unknown region', '/region/atlantis', 404],
    ['the overview', '/categories', 200],
    ['a letter of the overview', '/categories?letter=B', 200],
    ['a letter that no category begins with', '/categories?letter=Q', 404],
    ['a group', '/categories/handwerker', 200],
    ['its last page', '/categories/handwerker?page=6', 200],
    ['a page beyond its last', '/categories/handwerker?page=99', 404],
    ['a real category', '/categories/friseur', 200],
    ['a category without businesses', `/categories/${EMPTY_CATEGORY.slug}`, 200],
    ['an unknown category', '/categories/gibtesnicht', 404],
    ['an order that does not exist is ignored', '/categories/handwerker?sortBy=price', 200],
    ['in English', '/en/city/koeln', 200],
    ['a region in Turkish', '/tr/region/nordrhein-westfalen', 200],
    ['in Turkish', '/tr/categories/handwerker', 200],
  ])('%s', async (_, url, status) => expect((await get(url)).statusCode).toBe(status))

  test.each([
    ['a name leads to the slug', '/city/K%C3%B6ln', '/city/koeln'],
    ['capital letters too, with the page', '/city/KOELN?page=2', '/city/koeln?page=2'],
    ['the name of a category in a city', '/city/koeln/Friseur', '/city/koeln/friseur'],
    [
      'the name of a category keeps order and page',
      '/categories/Friseur?sortBy=name&page=2',
      '/categories/friseur?sort=name&page=2',
    ],
    ['an old footer link leads to its group', '/categories/automotive', '/categories/kfz-werkstatt'],
    ['in its own language', '/en/categories/restaurant', '/en/categories/gastronomie'],
    ['a name in another language', '/tr/city/K%C3%B6ln', '/tr/city/koeln'],
  ])('%s', async (_, url, location) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(location)
  })
})

describe('heads', () => {
  const noindex = '<meta name="robots" content="noindex">'
  let real: FastifyInstance
  beforeAll(async () => {
    const stats = await fakeApi()('GET /api/businesses/stats')
    real = await siteForTests({
      handlers: { 'GET /api/businesses/stats': () => ({ ...stats, hasDemonstration: false }) },
    })
  })
  afterAll(() => real.close())
  const head = async (url: string) => (await real.inject(url)).body

  test.each([
    ['/city/koeln', `${inCity('koeln').length} Betriebe in Köln`],
    ['/en/city/koeln', `${inCity('koeln').length} businesses in Köln`],
    ['/city/koeln?page=2', `${inCity('koeln').length} Betriebe in Köln, Seite 2`],
    ['/city/koeln/handwerker', `${ofGroup('koeln', 'handwerker')} Handwerker in Köln`],
    ['/en/city/koeln/handwerker', `${ofGroup('koeln', 'handwerker')} tradespeople in Köln`],
    ['/tr/city/koeln/handwerker', `Köln: ${ofGroup('koeln', 'handwerker')} usta`],
    ['/city/koeln/fahrradladen', 'Fahrradladen in Köln: 2 Betriebe'],
    ['/categories/handwerker', `${inGroup('handwerker').length} Handwerker in 13 Orten`],
    ['/en/categories/handwerker', `${inGroup('handwerker').length} tradespeople in 13 towns and cities`],
    ['/tr/categories/handwerker', `13 yerde ${inGroup('handwerker').length} usta`],
    ['/categories', 'Kategorien'],
    ['/categories?letter=B', 'Kategorien mit B'],
    ['/city/huede', 'Betriebe in Hüde'],
    ['/categories/harfenbauer', 'Harfenbauer'],
    ['/city/atlantis', 'Ort nicht gefunden'],
    ['/categories/gibtesnicht', 'Kategorie nicht gefunden'],
    ['/tr/categories/gibtesnicht', 'Kategori bulunamadı'],
  ])('%s is called %s', async (url, title) =>
    expect(await head(url)).toContain(`<title>${title} · Umkreis</title>`),
  )

  test.each([
    ['/city/koeln?page=1', '/city/koeln'],
    ['/city/koeln?page=2&utm_source=x', '/city/koeln?page=2'],
    ['/city/koeln/handwerker', '/city/koeln/handwerker'],
    ['/categories/handwerker?page=2&view=list', '/categories/handwerker?page=2'],
    ['/categories/handwerker?sortBy=name', '/categories/handwerker?sort=name'],
    ['/city/koeln?openNow=1&view=list', '/city/koeln?openAt=now'],
    ['/categories?utm_source=x', '/categories'],
  ])('%s points to %s', async (url, path) =>
    expect(await head(url)).toContain(`<link rel="canonical" href="https://umkreis.example${path}">`),
  )

  test.each([
    '/city/koeln',
    '/city/koeln?page=2',
    '/categories',
    '/categories/handwerker',
    '/categories/handwerker?page=2',
  ])('%s may be indexed', async url => expect(await head(url)).not.toContain(noindex))

  test.each([
    ['another order', '/categories/handwerker?sort=name'],
    ['what somebody narrowed', '/city/koeln/handwerker?minRating=4.5'],
    ['a letter', '/categories?letter=B'],
    ['a category in a city with fewer than three businesses', '/city/koeln/friseur'],
    ['a city without businesses', `/city/${EMPTY_CITY.slug}`],
    ['a category without businesses', `/categories/${EMPTY_CATEGORY.slug}`],
  ])('%s stays out of search engines', async (_, url) => expect(await head(url)).toContain(noindex))

  test('the example of too few businesses has some', () => {
    const friseure = inCity('koeln').filter(({ categorySlug }) => categorySlug === 'friseur')
    expect(friseure.length).toBeGreaterThan(0)
    expect(friseure.length).toBeLessThan(3)
  })

  test('a description is made from the statistics', async () => {
    expect(await head('/city/koeln')).toMatch(
      /name="description" content="\d+ Betriebe in Köln, am häufigsten [^"]+ \(\d+\)[^"]* Im Schnitt mit \d,\d bewertet\."/,
    )
  })
})

describe('headings', () => {
  test.each([
    ['a city', '/city/koeln', `${inCity('koeln').length} Betriebe in Köln`, 'Alle Betriebe'],
    ['in English', '/en/city/koeln', `${inCity('koeln').length} businesses in Köln`, 'All businesses'],
    ['in Turkish', '/tr/city/koeln', `Köln: ${inCity('koeln').length} işletme`, 'Tüm işletmeler'],
    [
      'a group in a city',
      '/city/koeln/handwerker',
      `${ofGroup('koeln', 'handwerker')} Handwerker in Köln`,
      `${ofGroup('koeln', 'handwerker')} Handwerker`,
    ],
    ['a category in a city', '/city/koeln/zahnarzt', '2 Zahnärzte in Köln', '2 Zahnärzte'],
    ['in English', '/en/city/koeln/zahnarzt', '2 dentists in Köln', '2 dentists'],
    ['in Turkish', '/tr/city/koeln/zahnarzt', 'Köln: 2 diş hekimi', '2 diş hekimi'],
    [
      'what somebody narrowed',
      '/city/koeln/zahnarzt?minRating=5',
      '2 Zahnärzte in Köln',
      '0 von 2 Betrieben',
    ],
    ['another order', '/city/koeln/zahnarzt?sort=name', '2 Zahnärzte in Köln', '2 Zahnärzte'],
    ['a category that only an import has', '/city/koeln/fahrradladen', 'Fahrradladen in Köln', '2 Betriebe'],
  ])('%s: %s', async (_, url, heading, list) => {
    const page = (await html(url)).replaceAll('<!-- -->', '')
    expect(/<h1>(.*?)<\/h1>/.exec(page)?.[1]).toBe(heading)
    expect(/<h2 id="treffer"[^>]*>(.*?)<\/h2>/.exec(page)?.[1]).toBe(list)
  })

  test.each([
    ['a group', '/categories/handwerker', `${inGroup('handwerker').length} Handwerker`],
    ['in English', '/en/categories/handwerker', `${inGroup('handwerker').length} tradespeople`],
    ['in Turkish', '/tr/categories/handwerker', `${inGroup('handwerker').length} usta`],
    ['a category that only an import has', '/categories/fahrradladen', 'Fahrradladen'],
    ['nothing', `/categories/${EMPTY_CATEGORY.slug}`, 'Harfenbauer'],
  ])('of a category: %s', async (_, url, heading) => {
    expect(/<h1>(.*?)<\/h1>/.exec(await html(url))?.[1]).toBe(heading)
  })
})

describe('a city', () => {
  test('shows twenty businesses, then the rest', async () => {
    expect((await html('/city/koeln')).match(/<li class="entry">/g)).toHaveLength(20)
    const rest = (await html('/city/koeln?page=2')).match(/<li class="entry">/g)
    expect(rest).toHaveLength(inCity('koeln').length - 20)
  })

  test('introduces itself with its metrics', async () => {
    const page = await html('/city/koeln')
    expect(page).toContain(
      'Köln ist eine Millionenstadt in Nordrhein-Westfalen. Die nächste größere Stadt ist Görlitz, etwa 34 km entfernt. Häufiger als anderswo gibt es hier Zahnärzte und Cafés.',
    )
    expect(page).toMatch(/<dt>Betriebe<\/dt><dd>\d+<\/dd>/)
    expect(await html('/city/koeln/zahnarzt')).not.toContain('Häufiger als anderswo')
  })

  test('names the groups it has with their counts', async () => {
    const count = inCity('koeln').filter(({ categoryGroup }) => categoryGroup === 'handwerker').length
    const page = await html('/city/koeln')
    expect(linksTo(page, '/city/koeln/handwerker')).toEqual([`Handwerker ${count}`])
    expect(linksTo(page, '/city/koeln/bildung')).toEqual([])
  })

  test('leads to its neighbours, a category to the same one there', async () => {
    expect(linksTo(await html('/city/koeln'), '/city/berlin')).toEqual(['Berlin'])
    const page = await html('/city/koeln/handwerker')
    expect(page).toContain('Handwerker in der Nähe</h2>')
    const neighbour = /id="naehe".*?href="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(neighbour).toMatch(/^\/city\/[\w-]+\/handwerker$/)
  })

  test('pages are plain links, the first one without a number', async () => {
    expect(await html('/city/koeln')).toMatch(/<a [^>]*href="\/city\/koeln\?page=2"[^>]*>Nächste<\/a>/)
    expect(await html('/city/koeln?page=2')).toMatch(/<a [^>]*href="\/city\/koeln"[^>]*>Vorherige<\/a>/)
    expect(await html('/en/city/koeln')).toMatch(/<a [^>]*href="\/en\/city\/koeln\?page=2"/)
  })

  test('a category that it does not have leads to all of the city', async () => {
    const page = await html(`/city/koeln/${EMPTY_CATEGORY.slug}`)
    expect(page).toContain('Unter „Harfenbauer“ gibt es in Köln noch keinen Betrieb')
    expect(linksTo(page, '/city/koeln')).toContain('Alle Betriebe in Köln')
    expect(page).toContain('Nächster Treffer: 12\u00a0km östlich, in ')
    expect(page).toMatch(/id="nearest".*?<li class="entry"/s)
    expect(page).toContain('Umkreis 25 km')
    expect(page).not.toContain('Ohne Filter')
  })

  test('narrowed says how many of those that its heading counts are left, whose number and height stay', async () => {
    const all = inCity('koeln').length
    const left = inCity('koeln').filter(({ rating }) => Number(rating) >= 4.5).length
    expect(left).toBeLessThan(all)
    const page = await html('/city/koeln?minRating=4.5')
    expect(page).toContain(`<h1>${all} Betriebe in Köln</h1>`)
    expect(page).toContain(`>${left} von ${all} Betrieben</h2>`)
    expect(await html('/en/city/koeln?minRating=4.5')).toContain(`>${left} of ${all} businesses</h2>`)
    expect(await html('/city/koeln')).toContain('>Alle Betriebe</h2>')
  })

  test('a category that it does not have is listed from around it, on a page of its own', async () => {
    const page = await html(`/city/koeln/${EMPTY_CATEGORY.slug}?radiusKm=25`)
    expect(page).not.toContain('noch keinen Betrieb')
    expect(page).toContain('id="treffer"')
  })

  test.each([
    ['', 'Keine Betriebe in Hüde gefunden', 'Zurück zur Startseite'],
    ['/en', 'No businesses found in Hüde', 'Back to Home'],
    ['/tr', 'Hüde için işletme bulunamadı', 'Ana sayfaya'],
  ])('without businesses says so under "%s" and leads home', async (prefix, sentence, button) => {
    const page = await html(`${prefix}/city/${EMPTY_CITY.slug}`)
    expect(page).toContain(sentence)
    expect(page).toContain(button)
    expect(page).not.toContain('class="pager"')
  })
})

describe('a category', () => {
  test('shows twelve businesses as cards, or as rows on demand', async () => {
    const cards = await html('/categories/handwerker')
    expect(cards.match(/<li class="entry">/g)).toHaveLength(12)
    expect(cards).toContain('<ol class="cards">')
    expect(await html('/categories/handwerker?view=list')).toContain('<ol class="list">')
  })

  test('says how many there are, where, and how they are rated', async () => {
    const page = await html('/categories/handwerker')
    expect(page).toContain(`${inGroup('handwerker').length} Betriebe gefunden`)
    expect(page).toMatch(/<dt>Orte<\/dt><dd>13<\/dd>/)
    expect(page).toMatch(/<dt>Bewertung im Schnitt<\/dt><dd>\d,\d<\/dd>/)
    expect(await html('/categories/handwerker')).toContain('nicht geprüft')
  })

  test('counts one place as one', async () => {
    const facts = await fakeApi()('GET /api/categories/:category', { params: { category: 'handwerker' } })
    const site = await siteForTests({
      handlers: { 'GET /api/categories/:category': () => ({ ...facts, cityCount: 1 }) },
    })
    expect((await site.inject('/categories/handwerker')).body).toMatch(/<dt>Ort<\/dt><dd>1<\/dd>/)
    await site.close()
  })

  test.each([
    ['/categories/zahnarzt', 'tooth'],
    ['/categories/handwerker', 'trades'],
  ])('%s has the drawing of its own trade, a group that of its tile', async (path, name) => {
    const head = /<header class="cat-head">.*?<\/header>/.exec(await html(path))?.[0]
    expect(head).toContain(`href="#d-${name}"`)
  })

  test('without a single rating claims none', async () => {
    const facts = await fakeApi()('GET /api/categories/:category', { params: { category: 'handwerker' } })
    const site = await siteForTests({
      handlers: { 'GET /api/categories/:category': () => ({ ...facts, averageRating: null }) },
    })
    expect((await site.inject('/categories/handwerker')).body).not.toContain('Bewertung im Schnitt')
    await site.close()
  })

  test('a group names six services that lead to a search in it', async () => {
    const page = await html('/categories/kfz-werkstatt')
    const services = /<ul class="chips" aria-label="Oft gesuchte Leistungen">.*?<\/ul>/.exec(page)?.[0]
    expect(services?.match(/class="chip"/g)).toHaveLength(6)
    expect(page).toContain('href="/businesses?query=Reifenwechsel&amp;category=kfz-werkstatt"')
    expect(await html('/en/categories/kfz-werkstatt')).toMatch(/query=Reifenwechsel[^>]*>Tyre change</)
  })

  test.each([
    ['', ['Beste Treffer', 'Beste Bewertung', 'Meiste Bewertungen', 'Name A–Z', 'Ort A–Z']],
    ['/en', ['Best match', 'Best rating', 'Most reviews', 'Name A–Z', 'Town A–Z']],
  ])('offers its orders under "%s", the best rating chosen', async (prefix, labels) => {
    const page = await html(`${prefix}/categories/handwerker`)
    const select = /<select id="sort".*?<\/select>/.exec(page)?.[0] ?? ''
    const options = [...select.matchAll(/<option value="(\w+)"( selected="")?>([^<]+)</g)]
    expect(options.map(([, , , label]) => label)).toEqual(labels)
    expect(options.map(([, , isSelected]) => isSelected !== undefined)).toEqual(
      labels.map((_, at) => at === 1),
    )
  })

  test('sorts as asked', async () => {
    const first = (page: string) => /<h3[^>]*><a[^>]*>([^<]+)</.exec(page)?.[1]
    const [byName] = byAlphabet(inGroup('handwerker').map(({ name }) => name))
    expect(first(await html('/categories/handwerker?sort=name'))).toBe(byName)
    expect(first(await html('/categories/handwerker?sortBy=name'))).toBe(byName)
  })

  test('without script a new order leads to the search of the same category, page 1', async () => {
    const page = await html('/categories/handwerker?page=3&sort=city&view=list')
    const form = /<form id="filters".*?<\/form>/.exec(page)?.[0]
    expect(form).toContain('action="/businesses"')
    expect(form).toContain('<input type="hidden" name="category" value="handwerker"/>')
    expect(form).not.toContain('name="page"')
  })

  test('a change of page or view keeps the order', async () => {
    const page = await html('/categories/handwerker?page=2&sort=city')
    expect(page).toContain('href="/categories/handwerker?sort=city&amp;page=3"')
    expect(page).toContain('href="/categories/handwerker?sort=city&amp;page=2&amp;view=list"')
    expect(page).toMatch(/<a [^>]*href="\/categories\/handwerker\?sort=city"[^>]*>Vorherige<\/a>/)
  })

  test('narrowed says how many of those that its heading counts are left', async () => {
    const all = inGroup('handwerker').length
    const left = inGroup('handwerker').filter(({ rating }) => Number(rating) >= 4.5).length
    const page = await html('/categories/handwerker?minRating=4.5')
    expect(page).toContain(`>${left} von ${all} Betrieben</h2>`)
    expect(await html('/categories/handwerker')).toContain(`>${all} Betriebe gefunden</h2>`)
  })

  test('is narrowed in its place, one press each: who is open now, well rated', async () => {
    const page = await html('/categories/handwerker')
    expect(linksTo(page, '/categories/handwerker?openAt=now')).toContain('Jetzt geöffnet')
    expect(linksTo(page, '/categories/handwerker?minRating=4.5')).toContain('ab 4,5')
    const open = await html('/categories/handwerker?openAt=now&minRating=4.5')
    expect(linksTo(open, '/categories/handwerker?minRating=4.5')).toContain('Jetzt geöffnet')
    expect(linksTo(open, '/categories/handwerker')).toContain('Filter zurücksetzen')
    const wanted = inGroup('handwerker').filter(
      ({ isOpen, rating }) => isOpen === true && Number(rating) >= 4.5,
    )
    expect(open).toContain(`>${wanted.length} von ${inGroup('handwerker').length} Betrieben</h2>`)
  })

  test('names its places from A to Z, each with its own page', async () => {
    const page = await html('/categories/handwerker')
    const places = [...page.matchAll(/href="\/city\/[\w-]+\/handwerker">([^<]+)</g)].map(([, name]) => name)
    expect(places).toHaveLength(13)
    expect(places).toEqual(byAlphabet(places))
  })

  test('a card carries category, phone and reviews, and says where there are none', async () => {
    const page = await html('/categories/handwerker?sort=name')
    expect(page).toMatch(/<p>(Maler|Dachdecker|Heizung und Sanitär) · /)
    expect(page).toMatch(/[\d.]+ · Google <\/span><span class="vh">Bewertungen/)
    expect(page).toMatch(/href="tel:\+49221/)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(page => html(`/categories/handwerker?page=${page}`)),
    )
    const isNew = inGroup('handwerker').filter(({ rating }) => rating === null)
    expect(pages.join('').match(/Noch keine Bewertung/g)).toHaveLength(isNew.length)
  })

  test.each([
    ['', 'Keine Betriebe gefunden', 'Andere Kategorien ansehen'],
    ['/en', 'No businesses found', 'See other categories'],
    ['/tr', 'İşletme bulunamadı', 'Diğer kategorilere bakın'],
  ])('without businesses says so under "%s" and leads to the others', async (prefix, sentence, link) => {
    const page = await html(`${prefix}/categories/${EMPTY_CATEGORY.slug}`)
    expect(page).toContain(sentence)
    expect(linksTo(page, `${prefix}/categories`)).toContain(link)
  })

  test('an unknown one is a page that leads back to all', async () => {
    const page = await html('/categories/gibtesnicht')
    expect(page).toContain('<h1>Kategorie nicht gefunden</h1>')
    expect(linksTo(page, '/categories')).toContain('Alle Kategorien')
  })
})

describe('the overview', () => {
  test('shows the four main groups first, with their metrics', async () => {
    const page = await html('/categories')
    const groups = [...page.matchAll(/<li class="group">.*?href="\/categories\/([\w-]+)"/g)].map(
      ([, slug]) => slug,
    )
    expect(groups).toEqual(['kfz-werkstatt', 'handwerker', 'dienstleister', 'technische-dienste'])
    expect(page).toMatch(/<dt>Betriebe<\/dt><dd>15\.420<\/dd>/)
    expect(page).toMatch(/<dt>Anteil am Verzeichnis<\/dt><dd>25,9\s%<\/dd>/)
  })

  test('links services and, of the main groups, places', async () => {
    const lists = await fakeApi()('GET /api/categories')
    const groups = lists.groups.map(group => ({
      ...group,
      topCities: [{ city: 'Köln', slug: 'koeln', count: 9 }],
    }))
    const site = await siteForTests({ handlers: { 'GET /api/categories': () => ({ ...lists, groups }) } })
    const page = (await site.inject('/categories')).body
    expect(page).toContain('href="/categories/reifenhaendler"')
    expect(page).toContain('href="/city/koeln/kfz-werkstatt"')
    await site.close()
  })

  test('shows eight popular businesses and no growth that nobody measured', async () => {
    const page = await html('/categories')
    expect(page.match(/<li class="entry">/g)).toHaveLength(8)
    expect(page).not.toMatch(/Wachstum|\+\d+\s?%/)
  })

  test('lists every real category from A to Z while they are few', async () => {
    const page = await html('/categories')
    const index = /<ul class="index">.*?<\/ul>/.exec(page)?.[0] ?? ''
    const names = [...index.matchAll(/>([^<]+)<\/a>/g)].map(([, name]) => name)
    expect(names).toHaveLength(13)
    expect(names).toEqual(byAlphabet(names))
    expect(page).not.toContain('class="initials"')
  })

  test('with a thousand categories stays light and leads to every letter', async () => {
    const lists = await fakeApi()('GET /api/categories')
    const categories = Array.from({ length: 1_000 }, (_, index) => ({
      slug: `kategorie-${index}`,
      name: `${'ABCDEFGHIJKLMNOPRSTUVWZÄÖÜ'.charAt(index % 26)}usgedachte Kategorie ${index}`,
      group: 'sonstiges' as const,
      businessCount: 1_000 - index,
    }))
    const site = await siteForTests({
      handlers: { 'GET /api/categories': () => ({ ...lists, categories }) },
    })
    const page = (await site.inject('/categories')).body
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(51_200)
    expect(page.match(/href="\/categories\?letter=/g)).toHaveLength(23)
    const letter = (await site.inject('/categories?letter=A')).body
    expect(letter.match(/class="lead-row"/g)).toHaveLength(77)
    await site.close()
  })
})

describe('the ways to these pages', () => {
  test.each([
    ['home', '/', ['/city/koeln', '/categories/kfz-werkstatt']],
    [
      'a business',
      `/${BUSINESSES[0]?.urlSlug}`,
      [`/city/${BUSINESSES[0]?.citySlug}`, `/categories/${BUSINESSES[0]?.categorySlug}`],
    ],
    ['every footer', '/businesses', ['/categories/gastronomie', '/categories/gesundheit']],
    ['the main navigation', '/businesses', ['/categories']],
  ])('%s', async (_, url, links) => {
    const page = await html(url)
    for (const link of links) expect(page).toContain(`href="${link}"`)
  })
})

describe('weight', () => {
  test.each([
    '/city/koeln',
    '/city/koeln/handwerker',
    '/categories',
    '/categories/handwerker',
    '/tr/categories/handwerker',
    // The bar is 50 kB of HTML; a city's filters, neighbours and figures miss it (docs/roadmap.md).
  ])('%s is at most 51.2 kB of HTML and 101 kB of script', async url => {
    const page = await html(url)
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(51_200)
    const paths = scriptsOf(page)
    const answers = await Promise.all(
      paths.map(url => site.inject({ url, headers: { 'accept-encoding': 'br' } })),
    )
    expect(answers.length).toBeGreaterThan(3)
    const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(101_000)
  })
})

test('all places lead to states, their cities and landscapes', async () => {
  const page = await html('/places')
  expect(page).toContain('<h1>Alle Orte</h1>')
  expect(linksTo(page, '/region/sachsen')).toContain(`${BUSINESSES.length} Betriebe ansehen`)
  expect(linksTo(page, '/region/oberlausitz')).toContain('Oberlausitz')
  expect(linksTo(page, '/city/koeln')).toContain('Köln')
})

describe('a region', () => {
  const ofRegion = BUSINESSES.filter(({ citySlug }) => ['koeln', 'bonn'].includes(citySlug))

  test('shows its towns, its trades and the way to the search within it', async () => {
    const page = await html('/region/regierungsbezirk-koeln')
    expect(page).toContain('<h1>Regierungsbezirk Köln</h1>')
    expect(linksTo(page, '/city/koeln')).toContain('Köln')
    expect(linksTo(page, '/businesses?location=Regierungsbezirk+K%C3%B6ln')).toContain(
      'In dieser Region suchen',
    )
    expect(ofRegion.length).toBeGreaterThan(0)
  })

  test('a city leads to its regions', async () => {
    const page = await html('/city/koeln')
    expect(linksTo(page, '/region/nordrhein-westfalen')).toContain('Nordrhein-Westfalen')
    expect(linksTo(page, '/region/regierungsbezirk-koeln')).toContain('Regierungsbezirk Köln')
  })

  test('without businesses it says so, and search engines leave it out', async () => {
    const page = await html('/region/landkreis-rosenheim')
    expect(page).toContain('Landkreis Rosenheim: noch keine Betriebe')
    expect(page).toMatch(/<meta name="robots" content="noindex/)
  })
})
