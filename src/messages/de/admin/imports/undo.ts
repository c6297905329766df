import type { KeptReason } from '#domain/edit/undo-check.ts'
import type { Count } from '#messages/count.ts'

/** What undoing a run says, in German. */
export const messages = {
  keeps: (count: Count) =>
    count.plural({
      one: 'Ein Betrieb bleibt, wie er ist, weil er seitdem noch einmal geändert wurde.',
      other: `${count} Betriebe bleiben, wie sie sind, weil sie seitdem noch einmal geändert wurden.`,
    }),
  partly: (count: Count) =>
    count.plural({
      one: 'Bei einem davon werden nur die Angaben zurückgesetzt, die seitdem niemand geändert hat.',
      other: `Bei ${count} davon werden nur die Angaben zurückgesetzt, die seitdem niemand geändert hat.`,
    }),
  later:
    'Nehmen Sie zuerst die neuere Änderung zurück, zum Beispiel einen späteren Import. Dann geht hier auch der Rest.',
  undone: (moment: string) => `Zurückgenommen am ${moment}`,
  partlyUndone: (undone: Count, kept: Count) =>
    `Zum Teil zurückgenommen: ${undone} wie vorher, ${kept} geblieben`,
  undo: 'Zurücknehmen',
  kept: {
    wouldStay: 'Was bleiben würde',
    stayed: 'Was geblieben ist',
    business: 'Betrieb',
    reason: 'Grund',
    at: 'Am',
    facts: 'Bleibt',
    free: 'Geht zurück',
    isNew: 'dadurch neu',
    whole: 'der ganze Eintrag',
    nothing: 'nichts',
    reasons: {
      edited: 'bearbeitet',
      imported: 'von einem späteren Import geändert',
      'bulk-edited': 'von einer späteren Sammeländerung geändert',
      owner: 'Angaben des Inhabers',
      merged: 'mit einem anderen Betrieb zusammengeführt',
      'merged-away': 'in einen anderen Betrieb übernommen',
      locked: 'gegen Importe gesperrt',
      removed: 'entfernt',
      'place-taken': 'seine frühere Google-Kennung gehört jetzt zu einem anderen Betrieb',
      otherwise: 'auf anderem Weg geändert',
    } satisfies Record<KeptReason, string>,
    by: (name: string) => `von ${name}`,
    run: (number: Count) => `Import ${number}`,
    bulkEdit: (number: Count) => `Sammeländerung ${number}`,
  },
}

export type AdminUndoMessages = typeof messages
