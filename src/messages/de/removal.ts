/** The ways out of the directory for whoever an entry is about, in German. */
export const messages = {
  entry: 'Eintrag löschen lassen',
  privateAddress: 'Das ist meine private Adresse',
}

export type RemovalMessages = typeof messages
