import type { CategoryRuleKind } from '#domain/category/category-rules.ts'
import type { Count } from '#messages/count.ts'

/** What the screen of categories says, in German. */
export const messages = {
  title: 'Kategorien',
  list: 'Kategorien in Gebrauch',
  intro:
    'Zuerst stehen Namen, die das Verzeichnis nicht kennt: Ordnen Sie sie einer bekannten Kategorie zu oder bestätigen Sie sie. Jede Änderung wird vorher gezeigt und lässt sich aufheben.',
  count: (total: Count, unknown: Count) =>
    `${total.plural({ one: 'Eine Kategorie', other: `${total} Kategorien` })}, ${unknown} unbekannt`,
  search: 'Name',
  searchHint: 'auch ein anderer Name, z. B. dentist',
  submit: 'Suchen',
  group: 'Bereich',
  known: 'Bekannt',
  onlyUnknown: 'Nur unbekannte',
  all: 'Alle',
  none: 'Noch hat kein Betrieb eine Kategorie.',
  noneFound: 'Keine Kategorie passt zu dieser Auswahl.',
  name: 'Kategorie',
  businesses: 'Betriebe',
  businessesOf: (name: string) => `Betriebe in „${name}“ ansehen`,
  otherNames: 'Andere Namen und Hinweise',
  more: (count: Count) => `… und ${count} weitere`,
  unknown: 'unbekannt',
  firstImport: 'Zuerst in',
  typed: 'Von Hand eingegeben',
  examples: 'Beispiele:',
  meant: 'Gemeint ist vielleicht:',
  take: (from: string, to: string) => `„${from}“ der Kategorie „${to}“ zuordnen`,
  actionsHead: 'Aktion',
  change: 'Ändern',
  changeOf: (name: string) => `Kategorie „${name}“ ändern`,
  what: 'Was soll geschehen?',
  kinds: {
    map: 'Einer Kategorie zuordnen',
    merge: 'Mit einer Kategorie zusammenführen',
    rename: 'Umbenennen',
    group: 'In einen anderen Bereich verschieben',
    keep: 'Name bestätigen',
  } satisfies Record<CategoryRuleKind, string>,
  target: 'Kategorie',
  targetHint: 'Jeder Name, den das Verzeichnis kennt, auch ein englischer.',
  newName: 'Neuer Name',
  next: 'Vorschau',
  previewTitles: {
    map: 'Zuordnen?',
    merge: 'Zusammenführen?',
    rename: 'Umbenennen?',
    group: 'Bereich ändern?',
    keep: 'Bestätigen?',
  } satisfies Record<CategoryRuleKind, string>,
  actions: {
    map: 'Zuordnen',
    merge: 'Zusammenführen',
    rename: 'Umbenennen',
    group: 'Bereich ändern',
    keep: 'Bestätigen',
  } satisfies Record<CategoryRuleKind, string>,
  /** What a rule does, in one line. */
  rule: {
    map: (from: string, to: string) => `„${from}“ bedeutet „${to}“`,
    merge: (from: string, to: string) => `„${from}“ gehört zu „${to}“`,
    rename: (from: string, to: string) => `„${from}“ heißt „${to}“`,
    group: (from: string, group: string) => `„${from}“ steht im Bereich „${group}“`,
    keep: (from: string) => `„${from}“ ist so richtig`,
  } satisfies Record<CategoryRuleKind, (from: string, to: string) => string>,
  affects: (count: Count) =>
    count.plural({ one: 'Das betrifft einen Betrieb.', other: `Das betrifft ${count} Betriebe.` }),
  affectsNone: 'Zurzeit betrifft das keinen Betrieb. Die Regel gilt aber für spätere Importe.',
  locked: (count: Count) =>
    count.plural({
      one: 'Bei einem davon ist die Kategorie gegen Importe gesperrt; auch er ändert sich und bleibt gesperrt.',
      other: `Bei ${count} davon ist die Kategorie gegen Importe gesperrt; auch sie ändern sich und bleiben gesperrt.`,
    }),
  also: (names: string) => `Das gilt auch für Namen, die bisher hierher führen: ${names}.`,
  address:
    'Die Seite der alten Kategorie leitet auf die neue weiter. Die Regel gilt auch für spätere Importe und Eingaben.',
  groupFollows:
    'Seiten, Farben und Filter ändern sich mit. Die Regel gilt auch für spätere Importe und Eingaben.',
  keepFollows:
    'Der Name steht dann nicht mehr unter den unbekannten und wird nie für einen Tippfehler gehalten.',
  started: 'Die Regel gilt. Die Betriebe werden geändert.',
  confirmed: (name: string) => `„${name}“ ist bestätigt.`,
  running: 'Die Betriebe werden geändert …',
  done: 'Die Betriebe sind geändert.',
  stopped: 'Die Änderung ist stehen geblieben. Warum, steht unter „Aufträge“.',
  close: 'Schließen',
  rules: 'Ihre Regeln',
  rulesCount: (count: Count) => count.plural({ one: 'Eine Regel', other: `${count} Regeln` }),
  noRules: 'Noch keine. Was Sie oben zuordnen, umbenennen oder zusammenführen, steht dann hier.',
  ruleHead: 'Regel',
  by: 'Von',
  since: 'Seit',
  undo: 'Aufheben',
  undoOf: (rule: string) => `Regel aufheben: ${rule}`,
  undoTitle: 'Diese Regel aufheben?',
  undoText:
    'Die Betriebe, die durch die Regel geändert wurden, bekommen ihre Kategorie zurück. Was Sie seitdem eingelesen haben, bleibt bis zum nächsten Import, wie es ist.',
  undone: 'Die Regel ist aufgehoben.',
}

export type AdminCategoriesMessages = typeof messages
