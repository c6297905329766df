import type { SearchListName } from '#domain/search/search-report.ts'
import type { Count } from '#messages/count.ts'

/** What the screen of searches says, in German. */
export const messages = {
  title: 'Suchen',
  overview: 'Was gesucht wird',
  intro:
    'Hier steht, wie oft nach welchen Worten und Orten gesucht wurde, nicht von wem. Nach 90 Tagen wird das gelöscht. Eingaben, die wie eine Adresse oder eine Telefonnummer aussehen, werden gar nicht erst gespeichert. Neue Suchen erscheinen nach etwa einer Minute; Ihre eigenen zählen mit.',
  off: 'Suchen werden zurzeit nicht gezählt. In den Einstellungen können Sie das einschalten.',
  toSettings: 'Zu den Einstellungen',
  period: 'Zeitraum',
  days: (days: Count) => `Letzte ${days} Tage`,
  span: (from: string, to: string) => `${from} bis ${to}`,
  searches: 'Suchen',
  withoutResults: 'Ohne Treffer',
  corrected: 'Mit Tippfehler',
  rareText: (searches: Count, queries: Count, least: Count) =>
    `Dazu kommen seltene Suchen: ${searches} mit ${queries} verschiedenen Eingaben. Was in 90 Tagen weniger als ${least}-mal gesucht wurde und etwas fand, steht in keiner Liste.`,
  lists: {
    'without-results': 'Suchen ohne Treffer',
    top: 'Häufige Suchen',
    corrected: 'Suchen mit Tippfehlern',
  } satisfies Record<SearchListName, string>,
  none: {
    'without-results': 'In diesem Zeitraum hat jede Suche zuletzt etwas gefunden.',
    top: 'In diesem Zeitraum wurde nichts oft genug gesucht.',
    corrected: 'In diesem Zeitraum gab es keine häufigen Tippfehler.',
  } satisfies Record<SearchListName, string>,
  shown: (shown: Count, total: Count) => `${shown} von ${total}`,
  download: 'Als Tabelle (CSV)',
  downloadOf: (list: string) => `Als Tabelle (CSV): ${list}`,
  query: 'Suche',
  tryOf: (query: string) => `Suche ausprobieren: ${query}`,
  place: 'Ort',
  languages: 'Sprachen',
  readAs: 'Verstanden als',
  actionsHead: 'Aktion',
  add: 'Synonym hinzufügen',
  /** On the row of a search. */
  addShort: 'Synonym',
  addOf: (query: string) => `Synonym hinzufügen: ${query}`,
  /** On the row of a search without results: it means this trade. */
  toTrade: (trade: string) => `Zu „${trade}“`,
  toTradeOf: (query: string, trade: string) => `„${query}“ zu „${trade}“`,
  addedToTrade: (query: string, trade: string) => `Wer „${query}“ sucht, findet jetzt „${trade}“.`,
  undo: 'Rückgängig',
  undone: 'Das ist rückgängig gemacht.',
  meansNow: (means: string) => `findet auch: ${means}`,
  dialog: 'Synonym hinzufügen',
  dialogText:
    'Ein Synonym ist ein anderes Wort für dasselbe. Wer das eine sucht, findet auch das andere, aber nicht umgekehrt. Das gilt sofort.',
  term: 'Wer dies sucht',
  means: 'findet auch (mehrere durch Komma getrennt)',
  added: (term: string) => `Das Synonym ist hinzugefügt. Wer „${term}“ sucht, findet jetzt mehr.`,
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
  removeText: (term: string, means: string) =>
    `Wer „${term}“ sucht, findet dann nicht mehr auch: ${means}. Das gilt sofort.`,
  removed: 'Das Synonym ist entfernt.',
}

export type AdminSearchMessages = typeof messages
