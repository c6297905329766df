import type { RedirectFault } from '#domain/redirect/redirect-list.ts'
import type { Count } from '#messages/count.ts'

/** What the screen about redirects says, in German. */
export const messages = {
  title: 'Weiterleitungen',
  intro:
    'Hatten Sie schon eine Website? Dann leiten Sie deren Adressen auf die neuen weiter, damit alte Links nicht ins Leere führen und Suchmaschinen Sie wiederfinden. Eine Weiterleitung gilt nur, wo diese Website selbst keine Seite hat. Um Einträge, die Sie ändern oder entfernen, kümmert sie sich selbst.',
  list: 'Gespeichert',
  count: (count: Count) => count.plural({ one: 'Eine Weiterleitung', other: `${count} Weiterleitungen` }),
  none: 'Noch keine Weiterleitung gespeichert.',
  noneFound: 'Keine Weiterleitung enthält diesen Text.',
  search: 'Alten oder neuen Pfad suchen',
  export: 'Als Tabelle herunterladen (CSV)',
  path: 'Alter Pfad',
  target: 'Führt zu',
  since: 'Seit',
  actionsHead: 'Aktion',
  gone: 'entfernt (410)',
  remove: 'Löschen',
  removeOf: (path: string) => `Weiterleitung löschen: ${path}`,
  removeTitle: 'Diese Weiterleitung löschen?',
  removeText: (path: string) => `${path} antwortet danach mit „nicht gefunden“ (404).`,
  removed: 'Die Weiterleitung ist gelöscht.',
  importTitle: 'Liste einlesen',
  importText:
    'Schreiben Sie in jede Zeile den alten Pfad, ein Semikolon und den neuen Pfad, oder statt des neuen 410 für „gibt es nicht mehr“. Ein Pfad ist der Teil der Adresse ab dem ersten Schrägstrich hinter dem Namen der Website. Höchstens 100.000 Zeilen.',
  file: 'CSV- oder Textdatei',
  text: 'Liste',
  placeholder: '/alt/seite.html;/koeln/baeckerei-roth\n/angebot-2019;410',
  submit: 'Einlesen',
  submitting: 'Wird eingelesen …',
  empty: 'Die Liste ist leer. Wählen Sie eine Datei, oder tragen Sie Zeilen ein.',
  unreadable: 'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie als Text oder CSV.',
  imported: (added: Count, changed: Count, unchanged: Count) =>
    `Neu: ${added}, geändert: ${changed}, unverändert: ${unchanged}.`,
  refused: (count: Count) =>
    count.plural({
      one: 'Eine Zeile wurde nicht übernommen:',
      other: `${count} Zeilen wurden nicht übernommen:`,
    }),
  refusedMore: (shown: Count) => `Hier stehen die ersten ${shown}.`,
  line: (line: Count) => `Zeile ${line}`,
  faults: {
    path_foreign: 'führt zu einer fremden Website',
    path_shape: 'beginnt nicht mit einem Schrägstrich',
    path_too_long: 'ist zu lang',
    path_reserved: 'ist eine Seite dieser Website und kann nicht weitergeleitet werden',
    target_missing: 'der neue Pfad oder 410 fehlt',
    redirect_loop: 'führt im Kreis',
    redirect_to_itself: 'führt zu sich selbst',
  } satisfies Record<RedirectFault, string>,
}

export type AdminRedirectsMessages = typeof messages
