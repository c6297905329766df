/** How the reader of a mail gets an answer. In German. */
export const messages = {
  answer: (number: string) =>
    `Haben Sie Fragen dazu? Dann antworten Sie einfach auf diese E-Mail. Mit der Nummer ${number} finden wir schnell, worum es geht.`,
  write: (address: string, number: string) =>
    `Haben Sie Fragen dazu? Dann schreiben Sie uns über ${address}. Mit der Nummer ${number} finden wir schnell, worum es geht.`,
}

export type ContactLineMessages = typeof messages
