import type { SearchListName } from '#domain/search/search-report.ts'
import type { Count } from '#messages/count.ts'

/** What the screen of searches says, in German. */
export const messages = {
  title: 'Suchen',
  overview: 'Was gesucht wird',
  intro:
    'Gezählt werden Worte und Ort einer Suche je Tag, ohne Angaben zur Person, 90 Tage lang. Eingaben, die wie eine Adresse oder eine Nummer aussehen, werden nicht gespeichert. Neue Suchen erscheinen nach etwa einer Minute; auch Ihr Ausprobieren zählt.',
  off: 'Suchen werden zurzeit nicht gezählt. In den Einstellungen können Sie das einschalten.',
  toSettings: 'Zu den Einstellungen',
  period: 'Zeitraum',
  days: (days: Count) => `Letzte ${days} Tage`,
  span: (from: string, to: string) => `${from} bis ${to}`,
  searches: 'Suchen',
  withoutResults: 'Ohne Treffer',
  corrected: 'Berichtigt',
  rareText: (searches: Count, queries: Count, least: Count) =>
    `Seltene Suchen: ${searches} (verschiedene Eingaben: ${queries}). Was in 90 Tagen weniger als ${least}-mal gesucht wurde, steht in keiner Liste, solange es etwas findet.`,
  lists: {
    'without-results': 'Suchen ohne Treffer',
    top: 'Häufige Suchen',
    corrected: 'Berichtigte Suchen',
  } satisfies Record<SearchListName, string>,
  none: {
    'without-results': 'In diesem Zeitraum hat jede Suche zuletzt etwas gefunden.',
    top: 'In diesem Zeitraum wurde nichts oft genug gesucht.',
    corrected: 'In diesem Zeitraum wurde nichts Häufiges berichtigt.',
  } satisfies Record<SearchListName, string>,
  shown: (shown: Count, total: Count) => `${shown} von ${total}`,
  download: 'Als CSV',
  downloadOf: (list: string) => `Als CSV: ${list}`,
  query: 'Suche',
  tryOf: (query: string) => `Suche ausprobieren: ${query}`,
  place: 'Ort',
  languages: 'Sprachen',
  readAs: 'Gelesen als',
  deeds: 'Aktion',
  add: 'Synonym hinzufügen',
  addOf: (query: string) => `Synonym hinzufügen: ${query}`,
  meansNow: (means: string) => `findet auch: ${means}`,
  dialog: 'Synonym hinzufügen',
  dialogText:
    'Wer das eine sucht, findet auch das andere, nicht umgekehrt. Das gilt sofort, ohne neuen Suchindex.',
  term: 'Wer dies sucht',
  means: 'findet auch (mehrere durch Komma getrennt)',
  added: (term: string) => `Hinzugefügt. „${term}“ findet jetzt mehr.`,
  synonyms: 'Ihre Synonyme',
  synonymsCount: (count: Count) => count.plural({ one: 'Ein Synonym', other: `${count} Synonyme` }),
  noSynonyms:
    'Noch keine. Viele Berufe und Marken kennt die Suche von selbst; hier ergänzen Sie, was ihr fehlt.',
  word: 'Wort',
  finds: 'findet auch',
  by: 'Von',
  since: 'Seit',
  remove: 'Entfernen',
  removeOf: (term: string) => `Synonym entfernen: ${term}`,
  removeTitle: 'Dieses Synonym entfernen?',
  removeText: (term: string, means: string) => `„${term}“ findet dann nicht mehr: ${means}. Das gilt sofort.`,
  removed: 'Das Synonym ist entfernt.',
}

export type AdminSearchMessages = typeof messages
