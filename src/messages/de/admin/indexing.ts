import type { ContentPart } from '#domain/quality/content-parts.ts'
import type { Count } from '#messages/count.ts'

/** What the screen about search engines says, in German. */
export const messages = {
  title: 'Auffindbarkeit',
  intro:
    'Google und andere Suchmaschinen zeigen ein Verzeichnis seltener, wenn auf vielen Seiten wenig steht. Deshalb bekommt jeder Eintrag 0 bis 100 Punkte für das, was auf seiner Seite steht. Seiten mit zu wenig Punkten sehen Besucher wie bisher; Suchmaschinen werden aber gebeten, sie nicht aufzunehmen, und in der Liste der Seiten für Suchmaschinen (Sitemap) fehlen sie.',
  lists: (least: Count) =>
    `Eine Liste von Betrieben sollen Suchmaschinen aufnehmen, wenn mindestens ${least} davon über der Schwelle liegen.`,
  demonstration:
    'Im Verzeichnis stehen noch erfundene Betriebe. Bis Sie die Beispieldaten entfernen, bitten alle Seiten die Suchmaschinen, sie nicht aufzunehmen.',
  thresholdTitle: 'Schwelle',
  threshold: 'Suchmaschinen sollen Einträge ab so vielen Punkten aufnehmen',
  preview: (indexable: Count, hidden: Count, percent: string) =>
    `Diese Schwelle erreichen ${indexable} (${percent} %), darunter bleiben ${hidden}.`,
  now: (points: Count) => `Zurzeit gilt: ${points}.`,
  save: 'Schwelle speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Schwelle ist gespeichert und gilt sofort.',
  total: 'Öffentliche Einträge',
  indexable: 'Erreichen die Schwelle',
  hidden: 'Unter der Schwelle',
  distribution: 'Verteilung der Punkte',
  distributionSummary: (most: string, count: Count) =>
    `Balken je fünf Punkte. Die meisten Einträge, ${count}, haben ${most} Punkte. Die Linie ist die Schwelle.`,
  table: 'Als Tabelle',
  points: 'Punkte',
  entries: 'Einträge',
  range: (from: number, to: number) => `${from} bis ${to}`,
  lackedTitle: 'Was den übrigen fehlt',
  lackedText:
    'Gezählt sind nur Einträge unter der Schwelle. „Genügt allein“ sagt, bei wie vielen dieser eine Teil schon reichen würde.',
  part: 'Teil',
  weight: 'Punkte',
  lacking: 'Fehlt bei',
  lifts: 'Genügt allein',
  noneBelow: 'Kein Eintrag liegt unter der Schwelle.',
  empty: 'Im Verzeichnis steht noch kein Betrieb.',
  parts: {
    address: 'Straße, Postleitzahl und Ort',
    coordinates: 'Lage auf der Karte',
    openingHours: 'Öffnungszeiten',
    phone: 'Telefon',
    website: 'Website, die erreichbar ist',
    photo: 'Ein Foto',
    photos: 'Drei Fotos',
    ownText: 'Beschreibung in eigenen Worten',
    longText: 'Beschreibung ab 300 Zeichen',
    attributes: 'Drei Merkmale',
    reviews: 'Eine Bewertung',
    manyReviews: 'Zehn Bewertungen',
  } satisfies Record<ContentPart, string>,
}

export type AdminIndexingMessages = typeof messages
