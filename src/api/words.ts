import type { ErrorCode } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { SENTENCES_EN } from './words-en.ts'
import { SENTENCES_TR } from './words-tr.ts'

/** Codes of answers that are no broken promise of the domain but of HTTP itself. */
export type HttpCode = 'route_unknown' | 'internal' | 'request_invalid' | 'too_many_requests'

export type Details = Readonly<Record<string, string | number>>

/** What any client of the public calls can meet; of imports only the administrator hears, in German. */
export type PublicCode = Exclude<ErrorCode, `file_${string}`> | HttpCode

export type PublicSentences = Readonly<Record<PublicCode, (details: Details) => string>>

const TRANSLATED: Readonly<Record<Exclude<Language, 'de'>, PublicSentences>> = {
  en: SENTENCES_EN,
  tr: SENTENCES_TR,
}

/** The sentence shown for a broken promise; values come from the error's details. */
const SENTENCES: Readonly<Record<ErrorCode | HttpCode, (details: Details) => string>> = {
  route_unknown: () => 'Diesen Aufruf gibt es nicht.',
  request_invalid: () => 'Diese Anfrage ist nicht gültig.',
  too_many_requests: () => 'Das waren zu viele Anfragen. Bitte warten Sie einen Augenblick.',
  internal: () => 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  city_name_required: () => 'Bitte nennen Sie einen Ort.',
  city_unknown: ({ city }) => `Den Ort „${city}“ kennt dieses Verzeichnis nicht.`,
  category_unknown: ({ category }) => `Die Kategorie „${category}“ gibt es hier nicht.`,
  business_unknown: () => 'Diesen Betrieb gibt es hier nicht.',
  business_gone: () => 'Dieser Eintrag wurde entfernt.',
  page_unknown: () => 'Diese Seite gibt es nicht.',
  document_unknown: () => 'Diesen Text gibt es hier nicht.',
  query_invalid: ({ reason }) => `Die Anfrage ist nicht verständlich: ${reason}.`,
  offset_too_large: ({ limit }) =>
    `Weiter als bis zum Eintrag ${limit} reicht die Liste nicht. Bitte grenzen Sie ein.`,
  index_not_ready: () => 'Das Verzeichnis wird gerade aufgebaut. Bitte versuchen Sie es gleich noch einmal.',
  store_locked: () => 'Gerade wird viel gespeichert. Bitte versuchen Sie es gleich noch einmal.',
  file_too_large: details => tooLarge(details),
  file_kind_unknown: ({ kind }) =>
    `Diese Datei ist keine lesbare Tabelle${kind === undefined ? '' : ` (erkannt: ${kind})`}. Bitte laden Sie .xlsx, .xls oder .csv hoch.`,
  file_damaged: () =>
    'Die Datei ist beschädigt oder unvollständig. Bitte laden Sie sie noch einmal herunter und versuchen Sie es erneut.',
  file_suspicious: () =>
    'Die Datei ist auffällig stark verpackt und wurde zum Schutz des Servers nicht geöffnet.',
  file_empty: () => 'Die Datei enthält keine Zeilen mit Betrieben.',
  file_not_businesses: ({ reason }) => NOT_BUSINESSES[String(reason)] ?? NOT_BUSINESSES.other ?? '',
  file_too_slow: ({ limitSeconds }) =>
    `Das Lesen der Datei dauerte länger als ${Math.round(Number(limitSeconds) / 60)} Minuten und wurde beendet.`,
  file_reader_out_of_memory: () =>
    'Die Datei braucht beim Lesen zu viel Speicher. Bitte teilen Sie sie in kleinere Dateien.',
}

const NOT_BUSINESSES: Record<string, string> = {
  zillow: 'Das ist ein Export von Immobilienanzeigen (Zillow), keine Liste von Betrieben.',
  reviews:
    'Das ist ein Export von Bewertungen, keine Liste von Betrieben. Bitte laden Sie den Export der Orte hoch.',
  people: 'Das ist eine Liste von Personen, keine Liste von Betrieben.',
  empty: 'Die erste Zeile der Tabelle ist leer. Bitte laden Sie eine Datei mit einer Kopfzeile hoch.',
  other:
    'In der Kopfzeile fehlt eine Spalte mit Namen oder eine mit Adresse, Telefon oder Google-Kennung. Das ist keine Liste von Betrieben.',
}

/**
 * @param language German stands in where the language has no sentence
 * @returns a sentence that says what happened and, where there is one, the next step
 */
export function sentenceFor(
  code: ErrorCode | HttpCode,
  details: Details = {},
  language: Language = DEFAULT_LANGUAGE,
): string {
  const translated: Partial<typeof SENTENCES> = language === 'de' ? {} : TRANSLATED[language]
  return (translated[code] ?? SENTENCES[code])(details)
}

function tooLarge({ limitMegabytes, limitRows, limitColumns, limitEntries }: Details): string {
  if (limitMegabytes !== undefined)
    return `Die Datei ist größer als ${limitMegabytes} MB. Bitte teilen Sie sie.`
  if (limitRows !== undefined) return `Die Datei hat mehr als ${limitRows} Zeilen. Bitte teilen Sie sie.`
  if (limitColumns !== undefined) return `Die Datei hat mehr als ${limitColumns} Spalten.`
  if (limitEntries !== undefined) return `Die Datei besteht aus mehr als ${limitEntries} Teilen.`
  return 'Die Datei ist zu groß.'
}
