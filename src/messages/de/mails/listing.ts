/** What mails about a new listing say. In German. */
export const messages = {
  confirmSubject: (name: string, number: string) => `Bitte bestätigen: Ihr Eintrag „${name}“ (${number})`,
  confirm: (name: string) =>
    `vielen Dank, dass Sie „${name}“ eintragen möchten. Bitte bestätigen Sie über diesen Link, dass diese E-Mail-Adresse Ihnen gehört:`,
  afterConfirm: (number: string) =>
    `Der Link gilt 30 Tage. Wir sehen uns jeden Eintrag an, bevor er erscheint, und schreiben Ihnen, wie wir entschieden haben. Ihre Einsendung hat die Nummer ${number}.`,
  confirmReason: (title: string) =>
    `Sie bekommen diese E-Mail, weil jemand mit dieser Adresse einen Betrieb bei ${title} eingereicht hat. Waren Sie das nicht, brauchen Sie nichts zu tun: Die Adresse bleibt dann unbestätigt.`,
  approvedSubject: (name: string, number: string) => `„${name}“ steht jetzt im Verzeichnis (${number})`,
  approved: (name: string) => `wir haben „${name}“ geprüft und aufgenommen. Hier ist der Eintrag:`,
  afterApproved:
    'Was Sie angegeben haben, überschreiben wir bei späteren Importen nicht. Stimmt einmal etwas nicht mehr, wählen Sie auf der Seite „Angaben korrigieren“.',
  rejectedSubject: (name: string, number: string) => `Zu Ihrem Eintrag „${name}“ (${number})`,
  rejected: (name: string) =>
    `wir haben Ihren Eintrag „${name}“ geprüft und nehmen ihn so nicht auf. Der Grund:`,
  again: 'Mit geänderten Angaben können Sie ihn jederzeit noch einmal einreichen:',
  reason: (title: string) =>
    `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Betrieb bei ${title} eingereicht wurde.`,
}

export type ListingMailMessages = typeof messages
