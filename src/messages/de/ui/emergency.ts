import type { Count } from '#messages/count.ts'

/** Whose emergency services are organised by others than the businesses of a directory. */
export type Official = 'pharmacy' | 'doctor'

/** What a search for emergency services says above its results, in German. */
export const messages = {
  none: (official: Official | undefined): string =>
    official === 'pharmacy'
      ? 'Keine dieser Apotheken gibt einen Notdienst an.'
      : 'Keiner dieser Betriebe gibt einen Notdienst an.',
  some: (count: Count) =>
    count.plural({
      one: `${count} davon gibt einen Notdienst an oder hat immer geöffnet.`,
      other: `${count} davon geben einen Notdienst an oder haben immer geöffnet.`,
    }),
  official: {
    pharmacy: 'Welche Apotheke gerade Notdienst hat, steht auf aponet.de.',
    doctor: 'Den ärztlichen Bereitschaftsdienst erreichen Sie unter 116117. Bei Lebensgefahr wählen Sie 112.',
  } satisfies Record<Official, string> as Record<Official, string>,
}

export type EmergencyMessages = typeof messages
