import type { Official } from '#domain/category/emergency.ts'
import type { Count } from '#messages/count.ts'

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
    dentist:
      'Den zahnärztlichen Notdienst Ihrer Gegend nennt die Ansage einer Zahnarztpraxis oder die Zahnärztekammer. Bei Lebensgefahr wählen Sie 112.',
    ambulance:
      'Bei Lebensgefahr wählen Sie 112. Den ärztlichen Bereitschaftsdienst erreichen Sie unter 116117.',
  } satisfies Record<Official, string> as Record<Official, string>,
}

export type EmergencyMessages = typeof messages
