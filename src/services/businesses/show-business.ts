import { DomainError } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { BusinessLookup } from '#domain/search/search.ts'
import { localizeLookup } from '#services/search/localize-answers.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/** The public business with this number, or that it moved or is gone. */
export function showBusiness(
  { index, now }: ReadDeps,
  id: number,
  language: Language = DEFAULT_LANGUAGE,
): BusinessLookup {
  return localizeLookup(language, index.businessById(id, now()))
}

/**
 * The public business at a page address, or that it moved or is gone.
 * Throws city_name_required when the first segment is empty.
 */
export function showBusinessBySlug(
  { index, now }: ReadDeps,
  citySlug: string,
  slug: string,
  language: Language = DEFAULT_LANGUAGE,
): BusinessLookup {
  if (citySlug.trim() === '') throw new DomainError('city_name_required')
  return localizeLookup(language, index.businessBySlug(citySlug, slug, now()))
}
