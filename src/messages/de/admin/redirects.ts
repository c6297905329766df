import type { RedirectFault } from '#domain/redirect/redirect-list.ts'
import type { Count } from '#messages/count.ts'

/** What the screen about redirects says, in German. */
export const messages = {
  title: 'Weiterleitungen',
  intro:
    'Führen Sie alte Adressen einer früheren Website auf die neuen, damit Links und Plätze in Suchmaschinen erhalten bleiben. Eine Weiterleitung gilt nur, wo diese Website selbst keine Seite hat. Geänderte und entfernte Einträge leitet sie von selbst weiter oder meldet sie als entfernt (410).',
  list: 'Gespeichert',
  count: (count: Count) => count.plural({ one: 'Eine Weiterleitung', other: `${count} Weiterleitungen` }),
  none: 'Noch keine Weiterleitung gespeichert.',
  noneFound: 'Keine Weiterleitung enthält diesen Text.',
  search: 'Alten oder neuen Pfad suchen',
  searchAction: 'Suchen',
  export: 'Als CSV herunterladen',
  path: 'Alter Pfad',
  target: 'Führt zu',
  since: 'Seit',
  deeds: 'Aktion',
  gone: 'entfernt (410)',
  remove: 'Löschen',
  removeOf: (path: string) => `Weiterleitung löschen: ${path}`,
  removeTitle: 'Diese Weiterleitung löschen?',
  removeText: (path: string) => `${path} antwortet danach mit „nicht gefunden“ (404).`,
  removed: 'Die Weiterleitung ist gelöscht.',
  importTitle: 'Liste importieren',
  importText:
    'Auf jeder Zeile der alte Pfad, ein Semikolon und der neue Pfad, oder 410 für „gibt es nicht mehr“. Nur Pfade dieser Website; höchstens 100.000. Ketten werden gekürzt, Kreise abgelehnt.',
  file: 'CSV- oder Textdatei',
  text: 'Liste',
  placeholder: '/alt/seite.html;/koeln/baeckerei-roth\n/angebot-2019;410',
  submit: 'Importieren',
  submitting: 'Wird importiert …',
  empty: 'Die Liste ist leer.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  imported: (added: Count, changed: Count, unchanged: Count) =>
    `Neu: ${added}, geändert: ${changed}, unverändert: ${unchanged}.`,
  refused: (count: Count) =>
    count.plural({
      one: 'Eine Zeile wurde nicht übernommen:',
      other: `${count} Zeilen wurden nicht übernommen:`,
    }),
  refusedMore: (shown: Count) => `Gezeigt sind die ersten ${shown}.`,
  line: (line: Count) => `Zeile ${line}`,
  faults: {
    path_foreign: 'führt zu einer fremden Website',
    path_shape: 'ist kein Pfad, der mit / beginnt',
    path_too_long: 'ist zu lang',
    path_reserved: 'gehört der Website selbst und kann nicht weitergeleitet werden',
    target_missing: 'der neue Pfad oder 410 fehlt',
    redirect_loop: 'führt im Kreis',
    redirect_to_itself: 'führt zu sich selbst',
  } satisfies Record<RedirectFault, string>,
}

export type AdminRedirectsMessages = typeof messages
