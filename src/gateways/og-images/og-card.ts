import type { Language } from '#domain/language.ts'

/** The texts of a link preview, in the reader's language; '' for what is not known. */
export interface OgCard {
  readonly language: Language
  readonly siteTitle: string
  /** 'umkreis.example' */
  readonly host: string
  /** Above the heading: 'Zahnarzt', '72 Betriebe'. */
  readonly kicker: string
  readonly heading: string
  /** Under it: 'Lindenkreuz 2, 50825 Köln-Ehrenfeld'. */
  readonly place: string
  /** Null where the site shows no ratings, or there is none. */
  readonly rating: OgRating | null
  /** In place of a rating, for example that the business is demo data. */
  readonly note: string
  /** WGS 84; null where the position is not known. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

export interface OgRating {
  /** '4,4' */
  readonly figure: string
  /** '128 Bewertungen · Quelle: Google, Stand 20.11.2026' */
  readonly source: string
}
