import type { ContentPart } from '#domain/quality/content-parts.ts'
import type { Count } from '#messages/count.ts'

/** What the screen about search engines says, in German. */
export const messages = {
  title: 'Auffindbarkeit',
  intro:
    'Suchmaschinen werten ein Verzeichnis ab, dessen Seiten wenig sagen. Jeder Eintrag bekommt deshalb Punkte von 0 bis 100 für das, was auf seiner Seite steht. Seiten unter der Schwelle sehen Besucher wie bisher; Suchmaschinen sollen sie nicht aufnehmen, und in den Sitemaps stehen sie nicht.',
  lists: (least: Count) =>
    `Listen von Orten und Kategorien sollen aufgenommen werden, wenn mindestens ${least} Einträge darin über der Schwelle liegen.`,
  demonstration:
    'Das Verzeichnis enthält noch erfundene Betriebe. Bis sie entfernt sind, soll keine Seite aufgenommen werden, und die Sitemaps bleiben leer.',
  thresholdTitle: 'Schwelle',
  threshold: 'Aufgenommen werden sollen Einträge ab so vielen Punkten',
  preview: (indexable: Count, hidden: Count, percent: string) =>
    `Ab dieser Schwelle: aufgenommen ${indexable} (${percent} %), nicht aufgenommen ${hidden}.`,
  now: (points: Count) => `Gespeichert ist ${points}.`,
  save: 'Schwelle speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Schwelle ist gespeichert. Seiten und Sitemaps folgen ihr sofort.',
  total: 'Öffentliche Einträge',
  indexable: 'Aufgenommen',
  hidden: 'Nicht aufgenommen',
  distribution: 'Verteilung der Punkte',
  distributionSummary: (most: string, count: Count) =>
    `Balken je fünf Punkte. Die meisten Einträge, ${count}, haben ${most} Punkte. Die Linie ist die Schwelle.`,
  table: 'Als Tabelle',
  points: 'Punkte',
  entries: 'Einträge',
  range: (from: number, to: number) => `${from} bis ${to}`,
  lackedTitle: 'Was den übrigen fehlt',
  lackedText:
    'Gezählt sind nur Einträge unter der Schwelle. „Hebt allein“ sagt, wie viele von ihnen mit diesem einen Teil darüber lägen.',
  part: 'Teil',
  weight: 'Punkte',
  lacking: 'Fehlt bei',
  lifts: 'Hebt allein',
  noneBelow: 'Kein Eintrag liegt unter der Schwelle.',
  empty: 'Noch steht kein Betrieb im Verzeichnis.',
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
  tabs: { label: 'Bereiche der Auffindbarkeit', indexing: 'Aufnahme', redirects: 'Weiterleitungen' },
}

export type AdminIndexingMessages = typeof messages
