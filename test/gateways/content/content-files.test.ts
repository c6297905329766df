import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '#gateways/content/content-files.ts'
import { readFrontMatter } from '#gateways/content/front-matter.ts'
import { tempFolder } from '#test/temp-folder.ts'

const SHIPPED = 'src/messages'

function copyOfShipped(): string {
  const folder = tempFolder()
  cpSync(SHIPPED, folder, { recursive: true })
  return folder
}

test('every text that ships is read', async () => {
  const { documents, articles } = await readContent()
  expect(documents.tr.help.title).toBe('Yardım')
  expect(documents.de.imprint.needsOperator).toBe(true)
  expect(documents.de.help.needsOperator).toBe(false)
  expect(articles.map(({ slug }) => slug)).toContain('handwerker-finden')
})

test('an installation without one of its texts does not start', async () => {
  const folder = copyOfShipped()
  rmSync(join(folder, 'tr/documents/imprint.md'))
  await expect(readContent(folder)).rejects.toThrow('tr/documents/imprint.md')
})

describe('a head that is wrong is refused and names the file', () => {
  const head = 'title: Hilfe\ndescription: Antworten.\nupdated: 2026-11-21'
  const cases = [
    { name: 'no head', text: 'Hilfe' },
    { name: 'no end of the head', text: `---\n${head}\n` },
    { name: 'no title', text: '---\ndescription: Antworten.\nupdated: 2026-11-21\n---\n' },
    { name: 'an empty title', text: `---\n${head.replace('Hilfe', '')}\n---\n` },
    { name: 'a day that does not exist', text: `---\n${head.replace('11-21', '02-30')}\n---\n` },
    { name: 'an unknown name', text: `---\n${head}\nautor: Roth\n---\n` },
    { name: 'a line without a name', text: `---\n${head}\nRoth\n---\n` },
  ]
  test.each(cases)('$name', async ({ text }) => {
    const folder = copyOfShipped()
    writeFileSync(join(folder, 'de/documents/help.md'), text)
    await expect(readContent(folder)).rejects.toThrow('de/documents/help.md')
  })
})

test('only files whose name can be an address are articles', async () => {
  const folder = copyOfShipped()
  const text = '---\ntitle: T\ndescription: D\ndate: 2026-11-21\nupdated: 2026-11-21\ncategory: K\n---\nText.'
  for (const name of ['neu.md', 'Über uns.md', '.versteckt.md', 'neu.txt'])
    writeFileSync(join(folder, 'de/blog', name), text)
  mkdirSync(join(folder, 'de/blog/bilder'))
  const [shipped, { articles }] = await Promise.all([readContent(), readContent(folder)])
  expect(articles.length).toBe(shipped.articles.length + 1)
  expect(articles.find(({ slug }) => slug === 'neu')?.body).toBe('Text.')
})

test('a value of a head is everything after the first colon, and line ends may be of any kind', () => {
  expect(readFrontMatter('\uFEFF---\r\ntitle: Öffnungszeiten: wie?\r\n\r\n---\r\nStraße\r\n')).toEqual({
    head: { title: 'Öffnungszeiten: wie?' },
    body: 'Straße\n',
  })
})
