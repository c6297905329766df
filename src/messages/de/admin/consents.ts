import type { ConsentState } from '#domain/consent/consent.ts'
import type { Count } from '#messages/count.ts'

/** What the list of the proofs of consent says, in German. */
export const messages = {
  title: 'Einwilligungen',
  list: 'Nachweise',
  count: (count: Count) => count.plural({ one: 'Ein Nachweis', other: `${count} Nachweise` }),
  none: 'Noch hat niemand etwas erlaubt. Gefragt wird erst, wenn Code in den Einstellungen auf Einwilligung wartet.',
  toSettings: 'Zu den Einstellungen',
  noneSuch: 'Solche Nachweise gibt es nicht. Ändern Sie die Suche oder die Filter.',
  intro:
    'Was Besucher für optionalen Code erlaubt haben (Art. 7 Abs. 1 DSGVO). Wer es war, steht nirgends: Die Kennung steht sonst nur im Browser des Besuchers.',
  download: 'Als Tabelle herunterladen (CSV)',
  search: 'Kennung oder Anbieter',
  state: 'Stand',
  all: 'Alle',
  states: { given: 'gilt', withdrawn: 'widerrufen oder ersetzt' } satisfies Record<ConsentState, string>,
  from: 'Von',
  to: 'Bis',
  given: 'Gegeben',
  allowed: 'Erlaubt',
  asked: 'Gefragt nach',
  /** The question came from a page older than the code. */
  askedBefore: 'frühere Frage, nur als Prüfsumme gespeichert',
  language: 'Sprache',
  id: 'Kennung',
  withdrawnAt: (moment: string) => `seit ${moment}`,
  kept: 'Nachweise werden drei Jahre nach der Einwilligung gelöscht.',
}

export type AdminConsentsMessages = typeof messages
