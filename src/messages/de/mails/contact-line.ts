/** How the reader of a mail gets an answer. In German. */
export const messages = {
  answer: (number: string) =>
    `Haben Sie Fragen dazu, antworten Sie einfach auf diese E-Mail. Die Nummer ${number} hilft uns, Ihr Anliegen zu finden.`,
  write: (address: string, number: string) =>
    `Haben Sie Fragen dazu, schreiben Sie uns über ${address}. Die Nummer ${number} hilft uns, Ihr Anliegen zu finden.`,
}

export type ContactLineMessages = typeof messages
