import { categoryFor } from '#domain/category/category.ts'
import type { Language } from '#domain/language.ts'
import { nameIn } from './get-category.ts'

/**
 * A category's name as somebody who reads a language would type it: the one of that language where it leads back to the
 * category, else the name itself.
 */
export function typedNameOf(name: string, language: Language): string {
  const category = categoryFor(name)
  if (!category.isKnown) return name
  const translated = nameIn(language, { slug: category.slug, name })
  return categoryFor(translated).slug === category.slug ? translated : name
}
