import { z } from 'zod'
import { CONSENT_CATEGORIES } from '#domain/consent/consent.ts'
import { DOCUMENT_SLUGS } from '#domain/content/document.ts'
import { LANGUAGES } from '#domain/language.ts'

const section = { id: z.string(), title: z.string(), html: z.string() }

export const documentSchema = z.strictObject({
  slug: z.enum(DOCUMENT_SLUGS),
  language: z.enum(LANGUAGES),
  title: z.string(),
  description: z.string(),
  updated: z.iso.date(),
  introHtml: z.string(),
  sections: z.array(
    z.strictObject({
      ...section,
      sections: z.array(z.strictObject({ ...section, sections: z.array(z.never()) })),
    }),
  ),
  isIncomplete: z.boolean(),
  needs: z.partialRecord(z.enum(CONSENT_CATEGORIES), z.array(z.string())).exactOptional(),
})

const entry = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  updated: z.iso.date(),
  category: z.string(),
  author: z.string().exactOptional(),
  drawing: z.string().exactOptional(),
  readingMinutes: z.int(),
}

export const blogSchema = z.array(z.strictObject(entry))

export const articleSchema = z.strictObject({
  ...entry,
  html: z.string(),
  headings: z.array(z.strictObject({ id: z.string(), title: z.string() })),
})
