/** What the mail with a link for owners says. In German. */
export const messages = {
  subject: (name: string) => `Ihr Link zum Eintrag „${name}“`,
  open: (name: string) =>
    `mit diesem Link schlagen Sie Änderungen an „${name}“ vor, und wir wissen, dass sie von Ihnen kommen:`,
  secret: 'Der Link gilt 7 Tage. Bitte geben Sie ihn nicht weiter.',
  reason: (name: string, title: string) =>
    `Sie bekommen diese E-Mail, weil uns bei ${title} diese Adresse für „${name}“ bekannt ist und jemand den Link angefordert hat. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
}

export type OwnerLinkMailMessages = typeof messages
