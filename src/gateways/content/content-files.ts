import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ArticleText, Content, DocumentText } from '#domain/content/content.ts'
import { DOCUMENT_SLUGS, type DocumentSlug } from '#domain/content/document.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import { readFrontMatter } from './front-matter.ts'

/** The folder of the languages in the package. */
const MESSAGES_FOLDER = fileURLToPath(new URL('../../messages', import.meta.url))

const line = z.string().min(1)
const documentHead = z.strictObject({
  title: line,
  description: line,
  updated: z.iso.date(),
  needs: z.literal('operator').optional(),
})
const articleHead = z.strictObject({
  title: line,
  description: line,
  date: z.iso.date(),
  updated: z.iso.date(),
  category: line,
  author: line.exactOptional(),
  drawing: line.exactOptional(),
})

/** The file's name is part of an address. */
const ARTICLE_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/

/**
 * Reads every text of the site into memory, once at start.
 * @param folder holds {language}/documents/{document}.md and, in German alone, de/blog/{article}.md
 * @throws Error naming the file that is missing or whose head is wrong: such an installation is broken
 */
export async function readContent(folder = MESSAGES_FOLDER): Promise<Content> {
  const [languages, articles] = await Promise.all([
    Promise.all(LANGUAGES.map(async language => [language, await readDocuments(folder, language)] as const)),
    readArticles(join(folder, DEFAULT_LANGUAGE, 'blog')),
  ])
  // The pairs have every language of LANGUAGES.
  return { documents: Object.fromEntries(languages) as Content['documents'], articles }
}

async function readDocuments(
  folder: string,
  language: Language,
): Promise<Readonly<Record<DocumentSlug, DocumentText>>> {
  const texts = await Promise.all(
    DOCUMENT_SLUGS.map(
      async slug =>
        [
          slug,
          await readText(join(folder, language, 'documents', `${slug}.md`), (head, body) => {
            const { needs, ...known } = documentHead.parse(head)
            return { ...known, needsOperator: needs === 'operator', body }
          }),
        ] as const,
    ),
  )
  // A missing document has thrown.
  return Object.fromEntries(texts) as Record<DocumentSlug, DocumentText>
}

async function readArticles(folder: string): Promise<readonly ArticleText[]> {
  const names = (await readdir(folder)).filter(name => ARTICLE_FILE.test(name))
  return Promise.all(
    names.map(name =>
      readText(join(folder, name), (head, body) => ({
        slug: basename(name, '.md'),
        ...articleHead.parse(head),
        body,
      })),
    ),
  )
}

async function readText<Text>(
  path: string,
  parse: (head: Readonly<Record<string, string>>, body: string) => Text,
): Promise<Text> {
  try {
    const { head, body } = readFrontMatter(await readFile(path, 'utf8'))
    return parse(head, body)
  } catch (error) {
    throw new Error(`The text ${path} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
