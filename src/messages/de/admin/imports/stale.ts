import type { Count } from '#messages/count.ts'

/** What the screens say about businesses that exports no longer have, in German. */
export const messages = {
  title: 'Nicht mehr gefunden',
  intro:
    'Viele Exporte nennen in jeder Zeile, wonach gesucht wurde, zum Beispiel „Zahnarzt, 50667 Köln“. Lesen Sie dieselbe Suche später noch einmal ein, steht hier, welche Betriebe nicht mehr dabei waren und seitdem auch in keinem anderen Import. Von selbst wird nichts ausgeblendet.',
  searches: 'Suchen der Importe',
  columns: { search: 'Suche', newest: 'Neuester Import', found: 'Gefunden', stale: 'Nicht mehr gefunden' },
  run: (number: Count) => `Import ${number}`,
  none: 'Noch kein Import hat in seinen Zeilen eine Suche genannt. Exporte von Outscraper (Spalte „query“), Apify („searchString“) und gosom („input_id“ oder „query“) nennen sie; die Liste füllt sich, sobald dieselbe Suche zum zweiten Mal eingelesen ist.',
  onlyOfImport: (number: Count) => `Nur Suchen von Import ${number}`,
  allSearches: 'Alle Suchen zeigen',
  noneOfImport: 'Alle Suchen dieses Imports hat ein neuerer Import wiederholt.',
  count: (count: Count) => count.plural({ one: '1 Betrieb', other: `${count} Betriebe` }),
  newest: (run: string, day: string) => `Der neueste Import dieser Suche ist ${run} vom ${day}.`,
  list: 'Betriebe, die nicht mehr vorkamen',
  business: 'Betrieb',
  city: 'Ort',
  seen: 'Zuletzt gesehen',
  completeness: 'Vollständig',
  ownEdits: 'Selbst bearbeitet',
  submission: 'Vom Inhaber oder eingesandt',
  yes: 'ja',
  no: 'nein',
  marked: (day: string) => `zu prüfen seit ${day}`,
  inTable: 'In der Tabelle der Betriebe',
  noneStale:
    'Alle Betriebe früherer Importe dieser Suche kamen wieder vor, oder sie sind schon ausgeblendet oder entfernt.',
  select: (name: string) => `${name} auswählen`,
  selectPage: 'Alle auf dieser Seite auswählen',
  selected: (count: Count) => count.plural({ one: '1 ausgewählt', other: `${count} ausgewählt` }),
  selectAll: (count: Count) => `Alle ${count} auswählen`,
  recheck: 'Zum Prüfen vormerken',
  recheckStarted: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb ist vorgemerkt. Seine Website wird jetzt geprüft.',
      other: `${count} Betriebe sind vorgemerkt. Ihre Websites werden jetzt geprüft.`,
    }),
  recheckMarked: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb ist vorgemerkt. Eine Prüfung der Websites läuft schon; danach können Sie ihn noch einmal prüfen.',
      other: `${count} Betriebe sind vorgemerkt. Eine Prüfung der Websites läuft schon; danach können Sie sie noch einmal prüfen.`,
    }),
  rechecks: {
    title: 'Zu prüfen',
    intro:
      'Betriebe, die zum Prüfen vorgemerkt sind, mit dem Ergebnis der Prüfung ihrer Website. Sie bleiben öffentlich, bis Sie sie ausblenden.',
    list: 'Vorgemerkte Betriebe',
    since: 'Vorgemerkt',
    sinceBy: (day: string, account: string) => `${day} von ${account}`,
    website: 'Website',
    noWebsite: 'keine',
    unchecked: 'noch nicht geprüft',
    none: 'Zum Prüfen ist nichts vorgemerkt. Betriebe dafür wählen Sie unter „Nicht mehr gefunden“ aus.',
    again: 'Websites erneut prüfen',
    end: 'Erledigt',
    ended: (count: Count) =>
      count.plural({
        one: 'Ein Betrieb ist nicht mehr vorgemerkt.',
        other: `${count} Betriebe sind nicht mehr vorgemerkt.`,
      }),
  },
}

export type AdminStaleMessages = typeof messages
