import type { ImportChange } from '#domain/business/admin-business.ts'
import type { BulkFact, Visibility } from '#domain/business/bulk-edit.ts'
import type { BusinessStatus } from '#domain/business/field-values.ts'
import type { Count } from '#messages/count.ts'

/** What bulk edits say, in German. */
export const messages = {
  title: (number: Count) => `Sammeländerung ${number}`,
  failed: 'Die Sammeländerung konnte nicht geladen werden',
  summary: 'Was geändert wurde',
  facts: {
    what: 'Aktion',
    reason: 'Grund',
    filter: 'Auswahl',
    from: 'Bisher',
    to: 'Neu',
    count: 'Ergebnis',
    by: 'Gestartet',
  },
  fields: { category: 'Kategorie', visibility: 'Sichtbarkeit' } satisfies Record<BulkFact, string>,
  visibilities: {
    public: 'öffentlich',
    hidden: 'ausgeblendet',
    removed: 'entfernt',
  } satisfies Record<Visibility, string>,
  statuses: {
    operational: 'in Betrieb',
    'closed-temporarily': 'vorübergehend geschlossen',
    'closed-permanently': 'dauerhaft geschlossen',
  } satisfies Record<BusinessStatus, string>,
  value: (value: string, count: Count) => `${value} (${count})`,
  /** 'Bäckerei (340), Konditorei (10) → Café' */
  change: (from: string, to: string) => `${from} → ${to}`,
  businesses: (count: Count) => count.plural({ one: '1 Betrieb', other: `${count} Betriebe` }),
  startedBy: (account: string, moment: string) => `von ${account} am ${moment}`,
  result: (changed: Count, skipped: Count, failed: Count) =>
    `${changed} geändert, ${skipped} ${skipped.plural({ one: 'war', other: 'waren' })} schon so, ${failed} nicht möglich`,
  filter: {
    chosen: 'einzeln ausgewählt',
    everything: 'alle Betriebe',
    search: (text: string) => `Suche „${text}“`,
    category: (name: string) => `Kategorie ${name}`,
    city: (name: string) => `Ort ${name}`,
    type: (name: string) => `Art ${name}`,
    country: (code: string) => `Land ${code}`,
    date: (day: string) => `neu oder geändert am ${day}`,
    import: (number: Count) => `aus Import ${number}`,
    importChange: {
      new: (number: Count) => `neu durch Import ${number}`,
      changed: (number: Count) => `geändert durch Import ${number}`,
    } satisfies Record<ImportChange, (number: Count) => string>,
    stale: (number: Count) => `nicht mehr gefunden von Suche ${number}`,
  },
  preview: {
    show: 'Vorschau',
    loading: 'Die Vorschau wird berechnet …',
    /** Where a single business is selected. */
    only: {
      changing: 'Der ausgewählte Betrieb ändert sich.',
      byHand: {
        category: 'Seine Kategorie wurde von Hand eingetragen.',
        visibility: 'Er wurde von Hand bearbeitet.',
      } satisfies Record<BulkFact, string>,
      locked: {
        category: 'Seine Kategorie ist gegen Importe gesperrt.',
        visibility: 'Er hat gesperrte Felder.',
      } satisfies Record<BulkFact, string>,
    },
    changing: (changing: Count, count: Count) =>
      changing.plural({
        one: `Einer von ${count} ausgewählten Betrieben ändert sich.`,
        other: `${changing} von ${count} ausgewählten Betrieben ändern sich.`,
      }),
    same: (count: Count) => count.plural({ one: 'Einer ist schon so.', other: `${count} sind schon so.` }),
    none: 'Keiner der ausgewählten Betriebe würde sich ändern.',
    impossible: (count: Count) =>
      count.plural({
        one: 'Bei einem geht es nicht: Seine Google-Kennung gehört jetzt zu einem anderen Betrieb.',
        other: `Bei ${count} geht es nicht: Ihre Google-Kennungen gehören jetzt zu anderen Betrieben.`,
      }),
    byHand: {
      category: (count: Count) =>
        count.plural({
          one: 'Bei einem davon wurde die Kategorie von Hand eingetragen.',
          other: `Bei ${count} davon wurde die Kategorie von Hand eingetragen.`,
        }),
      visibility: (count: Count) =>
        count.plural({
          one: 'Einer davon wurde von Hand bearbeitet.',
          other: `${count} davon wurden von Hand bearbeitet.`,
        }),
    } satisfies Record<BulkFact, (count: Count) => string>,
    locked: {
      category: (count: Count) =>
        count.plural({
          one: 'Bei einem davon ist die Kategorie gegen Importe gesperrt.',
          other: `Bei ${count} davon ist die Kategorie gegen Importe gesperrt.`,
        }),
      visibility: (count: Count) =>
        count.plural({
          one: 'Einer davon hat gesperrte Felder.',
          other: `${count} davon haben gesperrte Felder.`,
        }),
    } satisfies Record<BulkFact, (count: Count) => string>,
    former: (values: string) => `Bisher: ${values}.`,
    undoable: 'Sie können die Änderung später als Ganzes zurücknehmen.',
    examples: 'Beispiele',
    unknown: (name: string) => `„${name}“ ist keine bekannte Kategorie.`,
    used: (name: string, count: Count) =>
      count.plural({
        one: `„${name}“ ist keine bekannte Kategorie; bisher hat sie nur ein Betrieb.`,
        other: `„${name}“ ist keine bekannte Kategorie; bisher haben sie ${count} Betriebe.`,
      }),
    meant: 'Meinten Sie:',
  },
  undo: {
    title: 'Sammeländerung zurücknehmen',
    confirm: 'Diese Sammeländerung zurücknehmen?',
    removable: (count: Count) =>
      count.plural({
        one: 'Ein Betrieb, der wiederhergestellt wurde, wird wieder entfernt.',
        other: `${count} Betriebe, die wiederhergestellt wurden, werden wieder entfernt.`,
      }),
    restorable: (count: Count) =>
      count.plural({
        one: 'Ein Betrieb ist dann wieder wie vorher, auch mit seinen Sperren.',
        other: `${count} Betriebe sind dann wieder wie vorher, auch mit ihren Sperren.`,
      }),
  },
  open: 'Ansehen und zurücknehmen',
}

export type AdminBulkEditsMessages = typeof messages
